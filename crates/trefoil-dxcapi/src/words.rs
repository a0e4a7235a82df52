//! Arguments: words as clients pass them, and the object that collects them.

use crate::com::args::{Array, Define, NarrowArg, WideArg};
use crate::com::object::{Class, FaceOf};
use crate::com::pointers::WideList;
use crate::com::{Com, E_FAIL, E_INVALIDARG, Hresult, Wide, code};
use crate::interfaces::{ArgsMethods, IDxcCompilerArgs};
use std::sync::{Mutex, MutexGuard, PoisonError};

/// The words of a list.
///
/// # Errors
/// When one is null.
pub(crate) fn of_wide(words: &[WideArg]) -> Com<Vec<String>> {
    words.iter().map(|word| word.get().ok_or(E_INVALIDARG)).collect()
}

/// `-D` for each macro.
///
/// # Errors
/// When a name is null.
pub(crate) fn of_defines(defines: &[Define]) -> Com<Vec<String>> {
    let mut words = Vec::with_capacity(2 * defines.len());
    for define in defines {
        let name = define.name.get().ok_or(E_INVALIDARG)?;
        words.push("-D".to_owned());
        words.push(match define.value.get() {
            Some(value) => format!("{name}={value}"),
            None => name,
        });
    }
    Ok(words)
}

/// Adds `-Qembed_debug` to words that ask for debug information: who calls takes no other place for it.
pub(crate) fn embed_debug(words: &mut Vec<String>) {
    let Ok(args) = trefoil::args::parse_args(words) else { return };
    let debug = &args.options.debug;
    if debug.full && !debug.embed {
        words.push("-Qembed_debug".to_owned());
    }
}

/// `-E` and `-T`, for what is not null or empty.
pub(crate) fn of_entry(entry: &WideArg, profile: &WideArg) -> Vec<String> {
    let option = |name: &str, value: &WideArg| {
        let value = value.get().filter(|value| !value.is_empty());
        value.map(|value| [name.to_owned(), value])
    };
    [option("-E", entry), option("-T", profile)].into_iter().flatten().flatten().collect()
}

/// Arguments that a client collects.
#[derive(Default)]
pub(crate) struct Arguments {
    list: Mutex<WideList>,
}

impl Arguments {
    fn list(&self) -> MutexGuard<'_, WideList> {
        self.list.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Adds words.
    pub(crate) fn extend(&self, words: impl IntoIterator<Item = String>) {
        let mut list = self.list();
        words.into_iter().for_each(|word| list.push(&word));
    }
}

impl Class for Arguments {
    type First = IDxcCompilerArgs;

    const FACES: &'static [FaceOf] = &[FaceOf::new(const { &IDxcCompilerArgs::of::<Arguments>() })];
}

impl ArgsMethods for Arguments {
    fn get_arguments(&self) -> *const *const Wide {
        self.list().pointers()
    }

    fn get_count(&self) -> u32 {
        self.list().len() as u32
    }

    fn add_arguments(&self, words: Array<WideArg>, count: u32) -> Hresult {
        // As DXC has it: a word that is null is a failure of another kind than a list that is.
        let read = |words| of_wide(words).map_err(|_| E_FAIL);
        code(words.get(count).and_then(read).map(|words| self.extend(words)))
    }

    fn add_arguments_utf8(&self, words: Array<NarrowArg>, count: u32) -> Hresult {
        let read = |words: &[NarrowArg]| words.iter().map(|w| w.get().ok_or(E_FAIL)).collect::<Com<Vec<_>>>();
        code(words.get(count).and_then(read).map(|words| self.extend(words)))
    }

    fn add_defines(&self, defines: Array<Define>, count: u32) -> Hresult {
        code(defines.get(count).and_then(of_defines).map(|words| self.extend(words)))
    }
}

//! `IDxcLinker`: libraries that are registered by name, linked to shaders and libraries.

use crate::com::args::{Array, Lent, OutObject, WideArg};
use crate::com::malloc::Allocator;
use crate::com::object::{Class, FaceOf};
use crate::com::reference::Ref;
use crate::com::storage::blob_bytes;
use crate::com::{Com, E_FAIL, E_INVALIDARG, Hresult, S_OK};
use crate::interfaces::{IDxcBlob, IDxcLinker, IDxcResult, LinkerMethods};
use crate::result::{Kind, Outcome, TextForm, older};
use crate::words;
use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, PoisonError};
use trefoil::{LinkRequest, Session};

/// The class.
#[derive(Default)]
pub(crate) struct Linker {
    /// Where what it makes comes from.
    pub(crate) allocator: Allocator,
    libraries: Mutex<BTreeMap<String, Arc<[u8]>>>,
}

impl Linker {
    /// A linker that knows no library yet.
    pub(crate) fn new(allocator: Allocator) -> Linker {
        Linker { allocator, ..Linker::default() }
    }

    fn run(&self, entry: &str, profile: &str, names: &[String], words: &[String]) -> Com<Ref<IDxcResult>> {
        let known = self.libraries.lock().unwrap_or_else(PoisonError::into_inner);
        let libraries: Option<Vec<Arc<[u8]>>> = names.iter().map(|name| known.get(name).cloned()).collect();
        drop(known);
        let Some(libraries) = libraries else {
            return Outcome::failed(&self.allocator, E_FAIL, "")?.finish();
        };
        let libraries: Vec<(&str, &[u8])> =
            names.iter().zip(&libraries).map(|(name, bytes)| (name.as_str(), &bytes[..])).collect();
        let fail = |status, text: &str| Outcome::failed(&self.allocator, status, text)?.finish();
        let given = ["-T", profile, "-E", entry].into_iter().chain(words.iter().map(String::as_str));
        let args = trefoil::args::parse_link_args(&given.collect::<Vec<_>>());
        let asked = args.and_then(|args| Ok((args.compile_profile()?, args.compile_options()?.0)));
        let (profile, options) = match asked {
            Ok(asked) => asked,
            Err(why) => return fail(E_INVALIDARG, &format!("error: {why}\n")),
        };
        match Session::new().link(&LinkRequest { libraries: &libraries, entry, profile, options }) {
            Ok(made) => {
                let mut outcome = Outcome::new(&self.allocator, Kind::Object, TextForm::Utf8);
                outcome.bytes(Kind::Object, made.bytes)?;
                outcome.finish()
            }
            Err(diagnostics) => fail(E_FAIL, &diagnostics.render(false)),
        }
    }
}

impl Class for Linker {
    type First = IDxcLinker;

    const FACES: &'static [FaceOf] = &[FaceOf::new(const { &IDxcLinker::of::<Linker>() })];
}

impl LinkerMethods for Linker {
    fn register_library(&self, name: WideArg, library: Lent<IDxcBlob>) -> Hresult {
        let (Some(name), Some(library)) = (name.get(), library.get()) else { return E_INVALIDARG };
        let bytes = blob_bytes(&library);
        if !trefoil::is_library(bytes) {
            return E_INVALIDARG;
        }
        let mut known = self.libraries.lock().unwrap_or_else(PoisonError::into_inner);
        match known.contains_key(&name) {
            true => E_INVALIDARG,
            false => {
                known.insert(name, bytes.into());
                S_OK
            }
        }
    }

    fn link(
        &self,
        entry: WideArg,
        profile: WideArg,
        names: Array<WideArg>,
        name_count: u32,
        words: Array<WideArg>,
        word_count: u32,
        out: OutObject,
    ) -> Hresult {
        out.giving_or_invalid(|| {
            let profile = profile.get().ok_or(E_INVALIDARG)?;
            if name_count == 0 {
                return Err(E_INVALIDARG);
            }
            let names = words::of_wide(names.get(name_count)?)?;
            let words = words::of_wide(words.get(word_count)?)?;
            let entry = entry.get().unwrap_or_default();
            out.give(older(self.run(&entry, &profile, &names, &words)?))
        })
    }
}

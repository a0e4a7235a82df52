//! `IDxcPdbUtils2` and `IDxcPdbUtils`: what a PDB file or a container says of the source.

use crate::blob;
use crate::com::args::{Array, Lent, LentAny, Out, OutObject, WideArg};
use crate::com::malloc::Allocator;
use crate::com::object::{self, Class, FaceOf};
use crate::com::storage::{Storage, blob_bytes};
use crate::com::{Bool, Com, E_FAIL, E_INVALIDARG, E_NOTIMPL, E_POINTER, Hresult, Wide, code};
use crate::interfaces::{
    IDxcBlob, IDxcPdbUtils, IDxcPdbUtils2, IDxcVersionInfo2, IDxcVersionInfo3, OldPdbMethods, PdbMethods,
    Version2Methods, Version3Methods, VersionMethods,
};
use crate::text::CP_UTF8;
use std::ffi::c_char;
use std::path::Path;
use std::sync::{Mutex, MutexGuard, PoisonError};
use trefoil::DebugSource;

/// Reads a file at a time.
pub(crate) struct PdbUtils {
    allocator: Allocator,
    loaded: Mutex<Loaded>,
}

/// What was loaded, as the interfaces tell it.
#[derive(Default)]
struct Loaded {
    source: DebugSource,
    arguments: Vec<String>,
    /// Arguments that are neither the profile, the entry nor a macro.
    flags: Vec<String>,
    defines: Vec<String>,
}

impl Loaded {
    fn read(bytes: &[u8]) -> Com<Loaded> {
        let source = DebugSource::read(bytes).map_err(|_| E_INVALIDARG)?;
        let mut loaded = Loaded { source, ..Loaded::default() };
        for (name, value) in &loaded.source.arguments {
            let words = [format!("-{name}"), value.clone()].into_iter().filter(|word| !word.is_empty());
            match name.as_str() {
                "T" | "E" => {}
                "D" => loaded.defines.push(value.clone()),
                _ => loaded.flags.extend(words.clone()),
            }
            loaded.arguments.extend(words);
        }
        Ok(loaded)
    }

    /// The profile; none where there are no arguments.
    fn profile(&self) -> Option<&str> {
        self.source.argument("T")
    }

    /// The entry; a library has none by itself.
    fn entry(&self) -> Option<&str> {
        let profile = self.profile()?;
        self.source.argument("E").or_else(|| (!profile.starts_with("lib_")).then_some("main"))
    }

    fn main_file(&self) -> Option<String> {
        self.source.files.first().map(|(name, _)| normal(name))
    }
}

/// A name as these interfaces have it: with slashes, and relative to the working folder unless it is absolute.
fn normal(name: &str) -> String {
    let name = name.replace('\\', "/");
    if Path::new(&name).is_absolute() || name.starts_with("./") { name } else { format!("./{name}") }
}

impl PdbUtils {
    /// Nothing is loaded.
    pub(crate) fn new(allocator: Allocator) -> PdbUtils {
        PdbUtils { allocator, loaded: Mutex::default() }
    }

    fn loaded(&self) -> MutexGuard<'_, Loaded> {
        self.loaded.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn read(&self, file: &Lent<IDxcBlob>) -> Com {
        let blob = file.get().ok_or(E_POINTER)?;
        let read = Loaded::read(blob_bytes(&blob));
        let mut loaded = self.loaded();
        *loaded = Loaded::default();
        *loaded = read?;
        Ok(())
    }

    fn count(&self, out: &Out<u32>, of: impl FnOnce(&Loaded) -> usize) -> Hresult {
        if out.is_null() {
            return code(Err(E_POINTER));
        }
        code(out.put(of(&self.loaded()) as u32))
    }

    /// The text of an index.
    fn nth<T>(&self, index: u32, of: impl FnOnce(&Loaded, usize) -> Option<T>) -> Com<T> {
        of(&self.loaded(), index as usize).ok_or(E_INVALIDARG)
    }

    fn give_text(&self, text: Option<&str>, out: &OutObject) -> Com {
        match text {
            Some(text) => out.give(blob::of_wide(&self.allocator, text)?),
            None => out.clear(),
        }
    }

    /// Gives the text of an index; a wrong one leaves the place as it is.
    fn give_nth(
        &self,
        index: u32,
        of: impl FnOnce(&Loaded, usize) -> Option<String>,
        out: &OutObject,
    ) -> Hresult {
        // A wrong index is told even to who has no place for the text.
        code(self.nth(index, of).and_then(|text| self.give_text(Some(&text), out)))
    }

    fn give_some(&self, of: impl FnOnce(&Loaded) -> Option<String>, out: &OutObject) -> Hresult {
        let text = of(&self.loaded());
        out.giving(|| self.give_text(text.as_deref(), out))
    }

    fn hash(&self, out: &OutObject) -> Hresult {
        let hash = self.loaded().source.hash.clone();
        out.giving(|| {
            let hash = Storage::owned(&self.allocator, hash.ok_or(E_FAIL)?)?;
            out.give(blob::of_unknown(&self.allocator, hash)?)
        })
    }

    fn source(&self, index: u32, out: &OutObject) -> Hresult {
        let source = || {
            if index as usize >= self.loaded().source.files.len() {
                return Err(E_INVALIDARG);
            }
            if out.is_null() {
                return Err(E_POINTER);
            }
            let text = self.nth(index, |loaded, i| loaded.source.files.get(i).map(|file| file.1.clone()))?;
            out.give(blob::of_copy(&self.allocator, &text, CP_UTF8)?)
        };
        code(source())
    }

    fn version(&self, out: &OutObject) -> Hresult {
        let compiler = self.loaded().source.compiler.clone();
        out.giving(|| {
            let compiler = compiler.ok_or(E_FAIL)?;
            out.give(object::new(&self.allocator, MadeBy { compiler })?)
        })
    }
}

fn argument(loaded: &Loaded, index: usize) -> Option<String> {
    loaded.arguments.get(index).cloned()
}

fn flag(loaded: &Loaded, index: usize) -> Option<String> {
    loaded.flags.get(index).cloned()
}

fn define(loaded: &Loaded, index: usize) -> Option<String> {
    loaded.defines.get(index).cloned()
}

fn source_name(loaded: &Loaded, index: usize) -> Option<String> {
    loaded.source.files.get(index).map(|(name, _)| normal(name))
}

fn pair(loaded: &Loaded, index: usize) -> Option<(String, String)> {
    loaded.source.arguments.get(index).cloned()
}

/// The text of a value, which a flag does not have.
fn some(value: &str) -> Option<&str> {
    (!value.is_empty()).then_some(value)
}

impl Class for PdbUtils {
    type First = IDxcPdbUtils2;

    const FACES: &'static [FaceOf] = &[
        FaceOf::new(const { &IDxcPdbUtils2::of::<PdbUtils>() }),
        FaceOf::new(const { &IDxcPdbUtils::of::<PdbUtils>() }),
    ];
}

impl PdbMethods for PdbUtils {
    fn load(&self, file: Lent<IDxcBlob>) -> Hresult {
        code(self.read(&file))
    }

    fn get_source_count(&self, count: Out<u32>) -> Hresult {
        self.count(&count, |loaded| loaded.source.files.len())
    }

    fn get_source(&self, index: u32, out: OutObject) -> Hresult {
        self.source(index, &out)
    }

    fn get_source_name(&self, index: u32, out: OutObject) -> Hresult {
        self.give_nth(index, source_name, &out)
    }

    fn get_library_pdb_count(&self, count: Out<u32>) -> Hresult {
        self.count(&count, |_| 0)
    }

    fn get_library_pdb(&self, _index: u32, out: OutObject, _name: OutObject) -> Hresult {
        // Nobody writes files of several.
        out.giving(|| Err(E_INVALIDARG))
    }

    fn get_flag_count(&self, count: Out<u32>) -> Hresult {
        self.count(&count, |loaded| loaded.flags.len())
    }

    fn get_flag(&self, index: u32, out: OutObject) -> Hresult {
        self.give_nth(index, flag, &out)
    }

    fn get_arg_count(&self, count: Out<u32>) -> Hresult {
        self.count(&count, |loaded| loaded.arguments.len())
    }

    fn get_arg(&self, index: u32, out: OutObject) -> Hresult {
        self.give_nth(index, argument, &out)
    }

    fn get_arg_pair_count(&self, count: Out<u32>) -> Hresult {
        self.count(&count, |loaded| loaded.source.arguments.len())
    }

    fn get_arg_pair(&self, index: u32, name: OutObject, value: OutObject) -> Hresult {
        let give = || {
            if name.is_null() || value.is_null() {
                return Err(E_POINTER);
            }
            let (option, given) = self.nth(index, pair)?;
            self.give_text(Some(&option), &name)?;
            self.give_text(some(&given), &value)
        };
        code(give())
    }

    fn get_define_count(&self, count: Out<u32>) -> Hresult {
        self.count(&count, |loaded| loaded.defines.len())
    }

    fn get_define(&self, index: u32, out: OutObject) -> Hresult {
        self.give_nth(index, define, &out)
    }

    fn get_target_profile(&self, out: OutObject) -> Hresult {
        self.give_some(|loaded| loaded.profile().map(str::to_owned), &out)
    }

    fn get_entry_point(&self, out: OutObject) -> Hresult {
        self.give_some(|loaded| loaded.entry().map(str::to_owned), &out)
    }

    fn get_main_file_name(&self, out: OutObject) -> Hresult {
        self.give_some(Loaded::main_file, &out)
    }

    fn get_hash(&self, out: OutObject) -> Hresult {
        self.hash(&out)
    }

    fn get_name(&self, out: OutObject) -> Hresult {
        self.give_some(|loaded| loaded.source.name.clone(), &out)
    }

    fn get_version_info(&self, out: OutObject) -> Hresult {
        self.version(&out)
    }

    fn get_custom_toolchain_id(&self, id: Out<u32>) -> Hresult {
        self.count(&id, |_| 0)
    }

    fn get_custom_toolchain_data(&self, out: OutObject) -> Hresult {
        code(out.clear())
    }

    fn get_whole_dxil(&self, out: OutObject) -> Hresult {
        code(out.clear())
    }

    fn is_full_pdb(&self) -> Bool {
        as_bool(self.loaded().source.is_full)
    }

    fn is_pdb_ref(&self) -> Bool {
        let loaded = self.loaded();
        as_bool(!loaded.source.is_full && !loaded.source.has_source())
    }
}

/// `BOOL`, which is a number on Windows.
#[allow(clippy::useless_conversion)]
fn as_bool(value: bool) -> Bool {
    Bool::from(value)
}

/// Gives a string that is freed by `SysFreeString`.
fn give_bstr(text: Option<&str>, out: &Out<*mut Wide>) -> Com {
    match text {
        Some(text) => out.put(Allocator::task_bstr(text)?),
        None => out.put(std::ptr::null_mut()),
    }
}

impl PdbUtils {
    fn give_nth_bstr(
        &self,
        index: u32,
        of: impl FnOnce(&Loaded, usize) -> Option<String>,
        out: &Out<*mut Wide>,
    ) -> Hresult {
        let text = self.nth(index, of);
        // A wrong index is told even to who has no place for the text.
        let cleared = give_bstr(None, out);
        code(text.and_then(|text| cleared.and_then(|()| give_bstr(Some(&text), out))))
    }

    fn give_bstr(&self, text: Option<String>, out: &Out<*mut Wide>) -> Hresult {
        if out.is_null() {
            return code(Err(E_POINTER));
        }
        code(give_bstr(text.as_deref(), out))
    }
}

impl OldPdbMethods for PdbUtils {
    fn load(&self, file: Lent<IDxcBlob>) -> Hresult {
        code(self.read(&file))
    }

    fn get_source_count(&self, count: Out<u32>) -> Hresult {
        PdbMethods::get_source_count(self, count)
    }

    fn get_source(&self, index: u32, out: OutObject) -> Hresult {
        self.source(index, &out)
    }

    fn get_source_name(&self, index: u32, out: Out<*mut Wide>) -> Hresult {
        self.give_nth_bstr(index, source_name, &out)
    }

    fn get_flag_count(&self, count: Out<u32>) -> Hresult {
        PdbMethods::get_flag_count(self, count)
    }

    fn get_flag(&self, index: u32, out: Out<*mut Wide>) -> Hresult {
        self.give_nth_bstr(index, flag, &out)
    }

    fn get_arg_count(&self, count: Out<u32>) -> Hresult {
        PdbMethods::get_arg_count(self, count)
    }

    fn get_arg(&self, index: u32, out: Out<*mut Wide>) -> Hresult {
        self.give_nth_bstr(index, argument, &out)
    }

    fn get_arg_pair_count(&self, count: Out<u32>) -> Hresult {
        PdbMethods::get_arg_pair_count(self, count)
    }

    fn get_arg_pair(&self, index: u32, name: Out<*mut Wide>, value: Out<*mut Wide>) -> Hresult {
        let give = || {
            if name.is_null() || value.is_null() {
                return Err(E_POINTER);
            }
            give_bstr(None, &name)?;
            give_bstr(None, &value)?;
            let (option, given) = self.nth(index, pair)?;
            give_bstr(Some(&option), &name)?;
            give_bstr(some(&given), &value)
        };
        code(give())
    }

    fn get_define_count(&self, count: Out<u32>) -> Hresult {
        PdbMethods::get_define_count(self, count)
    }

    fn get_define(&self, index: u32, out: Out<*mut Wide>) -> Hresult {
        self.give_nth_bstr(index, define, &out)
    }

    fn get_target_profile(&self, out: Out<*mut Wide>) -> Hresult {
        let profile = self.loaded().profile().map(str::to_owned);
        self.give_bstr(profile, &out)
    }

    fn get_entry_point(&self, out: Out<*mut Wide>) -> Hresult {
        let entry = self.loaded().entry().map(str::to_owned);
        self.give_bstr(entry, &out)
    }

    fn get_main_file_name(&self, out: Out<*mut Wide>) -> Hresult {
        let name = self.loaded().main_file();
        self.give_bstr(name, &out)
    }

    fn get_hash(&self, out: OutObject) -> Hresult {
        self.hash(&out)
    }

    fn get_name(&self, out: Out<*mut Wide>) -> Hresult {
        let name = self.loaded().source.name.clone();
        self.give_bstr(name, &out)
    }

    fn is_full_pdb(&self) -> Bool {
        PdbMethods::is_full_pdb(self)
    }

    // DXC has none of these any more.
    fn get_full_pdb(&self, _out: OutObject) -> Hresult {
        code(Err(E_NOTIMPL))
    }

    fn get_version_info(&self, out: OutObject) -> Hresult {
        self.version(&out)
    }

    fn set_compiler(&self, _compiler: LentAny) -> Hresult {
        code(Err(E_NOTIMPL))
    }

    fn compile_for_full_pdb(&self, _out: OutObject) -> Hresult {
        code(Err(E_NOTIMPL))
    }

    fn override_args(&self, _pairs: Array<u8>, _count: u32) -> Hresult {
        code(Err(E_NOTIMPL))
    }

    fn override_root_signature(&self, _text: WideArg) -> Hresult {
        code(Err(E_NOTIMPL))
    }
}

/// The compiler that made a file.
struct MadeBy {
    compiler: trefoil::Compiler,
}

impl Class for MadeBy {
    type First = IDxcVersionInfo2;

    const FACES: &'static [FaceOf] = &[
        FaceOf::new(const { &IDxcVersionInfo2::of::<MadeBy>() }),
        FaceOf::new(const { &IDxcVersionInfo3::of::<MadeBy>() }),
    ];
}

impl VersionMethods for MadeBy {
    fn get_version(&self, major: Out<u32>, minor: Out<u32>) -> Hresult {
        if major.is_null() || minor.is_null() {
            return code(Err(E_POINTER));
        }
        let (of_major, of_minor) = self.compiler.version;
        code(major.put(of_major.into()).and_then(|()| minor.put(of_minor.into())))
    }

    fn get_flags(&self, flags: Out<u32>) -> Hresult {
        code(flags.put(self.compiler.flags))
    }
}

impl Version2Methods for MadeBy {
    fn get_commit_info(&self, count: Out<u32>, hash: Out<*mut c_char>) -> Hresult {
        let commit = || {
            if count.is_null() || hash.is_null() {
                return Err(E_POINTER);
            }
            let (commits, last) = &self.compiler.commit;
            count.put(*commits)?;
            hash.put(Allocator::task_string(last)?)
        };
        code(commit())
    }
}

impl Version3Methods for MadeBy {
    fn get_custom_version_string(&self, text: Out<*mut c_char>) -> Hresult {
        let string = || {
            if text.is_null() {
                return Err(E_POINTER);
            }
            text.put(Allocator::task_string(&self.compiler.custom)?)
        };
        code(string())
    }
}

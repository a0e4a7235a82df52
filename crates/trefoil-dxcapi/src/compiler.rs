//! The compiler class: `IDxcCompiler3` and the two older ones.

use crate::com::args::{Array, BufferArg, Define, Id, Lent, Out, OutObject, WideArg};
use crate::com::malloc::Allocator;
use crate::com::object::{Class, FaceOf};
use crate::com::reference::Ref;
use crate::com::storage::blob_bytes;
use crate::com::{Com, E_FAIL, E_INVALIDARG, Hresult, Wide, calls};
use crate::compile::{Job, disassembly, listing};
use crate::interfaces::{
    Compiler2Methods, Compiler3Methods, CompilerMethods, IDxcBlob, IDxcCompiler2, IDxcCompiler3,
    IDxcIncludeHandler, IDxcResult, IDxcVersionInfo2, IDxcVersionInfo3,
};
use crate::result::Kind;
use crate::words;
use trefoil::Session;

/// The compiler. Its compiles share what they have lexed; any number of threads may use one.
#[derive(Default)]
pub(crate) struct Compiler {
    /// Where everything that it makes comes from.
    pub(crate) allocator: Allocator,
    session: Session,
}

impl Compiler {
    /// A compiler that has seen nothing yet.
    pub(crate) fn new(allocator: Allocator) -> Compiler {
        Compiler { allocator, session: Session::new() }
    }

    fn job<'a>(&'a self, source: &'a [u8], page: u32, includes: Lent<IDxcIncludeHandler>) -> Job<'a> {
        Job { allocator: &self.allocator, session: &self.session, source, page, includes: includes.get() }
    }

    /// A compile by the older interface; `words` are all arguments.
    fn older(
        &self,
        source: &Lent<IDxcBlob>,
        words: &[String],
        includes: Lent<IDxcIncludeHandler>,
    ) -> Com<Ref<IDxcResult>> {
        let source = source.get().ok_or(E_INVALIDARG)?;
        let page = calls::code_page(&source);
        self.job(blob_bytes(&source), page, includes).run(words)
    }
}

impl Class for Compiler {
    type First = IDxcCompiler3;

    const FACES: &'static [FaceOf] = &[
        FaceOf::new(const { &IDxcCompiler3::of::<Compiler>() }),
        FaceOf::new(const { &IDxcCompiler2::of::<Compiler>() }),
        FaceOf::new(const { &IDxcVersionInfo2::of::<Compiler>() }),
        FaceOf::new(const { &IDxcVersionInfo3::of::<Compiler>() }),
    ];
}

impl Compiler3Methods for Compiler {
    fn compile(
        &self,
        source: BufferArg,
        words: Array<WideArg>,
        word_count: u32,
        includes: Lent<IDxcIncludeHandler>,
        id: Id,
        out: OutObject,
    ) -> Hresult {
        out.giving_or_invalid(|| {
            let (bytes, page) = source.get()?;
            let words = words::of_wide(words.get(word_count)?)?;
            let result = self.job(bytes, page, includes).run(&words)?;
            out.give_as(&id, result).map_err(|_| E_INVALIDARG)
        })
    }

    fn disassemble(&self, object: BufferArg, id: Id, out: OutObject) -> Hresult {
        out.giving_or_invalid(|| {
            if object.is_null() {
                return Err(E_INVALIDARG);
            }
            // A buffer without its bytes is no program, as one with other bytes.
            let (bytes, _) = object.get().map_err(|_| E_FAIL)?;
            out.give_as(&id, disassembly(&self.allocator, bytes)?.finish()?).map_err(|_| E_INVALIDARG)
        })
    }
}

impl CompilerMethods for Compiler {
    fn compile(
        &self,
        source: Lent<IDxcBlob>,
        name: WideArg,
        entry: WideArg,
        profile: WideArg,
        words: Array<WideArg>,
        word_count: u32,
        defines: Array<Define>,
        define_count: u32,
        includes: Lent<IDxcIncludeHandler>,
        out: OutObject,
    ) -> Hresult {
        out.giving_or_invalid(|| {
            profile.units().ok_or(E_INVALIDARG)?;
            // In DXC's order, which the PDB file tells.
            let mut all = words::of_entry(&entry, &profile);
            all.extend(words::of_wide(words.get(word_count)?)?);
            all.extend(words::of_defines(defines.get(define_count)?)?);
            words::embed_debug(&mut all);
            all.extend(name.get());
            out.give(self.older(&source, &all, includes)?)
        })
    }

    fn preprocess(
        &self,
        source: Lent<IDxcBlob>,
        name: WideArg,
        words: Array<WideArg>,
        word_count: u32,
        defines: Array<Define>,
        define_count: u32,
        includes: Lent<IDxcIncludeHandler>,
        out: OutObject,
    ) -> Hresult {
        out.giving_or_invalid(|| {
            let mut all = words::of_wide(words.get(word_count)?)?;
            all.extend(words::of_defines(defines.get(define_count)?)?);
            all.push("-P".into());
            all.extend(name.get());
            out.give(self.older(&source, &all, includes)?)
        })
    }

    fn disassemble(&self, source: Lent<IDxcBlob>, out: OutObject) -> Hresult {
        out.giving_or_invalid(|| {
            let source = source.get().ok_or(E_INVALIDARG)?;
            let text = listing(blob_bytes(&source)).ok_or(E_FAIL)?;
            out.give(crate::blob::of_utf8(&self.allocator, text.into_bytes())?)
        })
    }
}

impl Compiler2Methods for Compiler {
    fn compile_with_debug(
        &self,
        source: Lent<IDxcBlob>,
        name: WideArg,
        entry: WideArg,
        profile: WideArg,
        words: Array<WideArg>,
        word_count: u32,
        defines: Array<Define>,
        define_count: u32,
        includes: Lent<IDxcIncludeHandler>,
        out: OutObject,
        debug_name: Out<*mut Wide>,
        debug: OutObject,
    ) -> Hresult {
        if !debug_name.is_null() {
            let _ = debug_name.put(std::ptr::null_mut());
        }
        if !debug.is_null() {
            let _ = debug.clear();
        }
        out.giving_or_invalid(|| {
            profile.units().ok_or(E_INVALIDARG)?;
            // In DXC's order, which the PDB file tells.
            let mut all = words::of_entry(&entry, &profile);
            all.extend(words::of_wide(words.get(word_count)?)?);
            all.extend(words::of_defines(defines.get(define_count)?)?);
            if debug.is_null() {
                words::embed_debug(&mut all);
            }
            all.extend(name.get());
            let source = source.get().ok_or(E_INVALIDARG)?;
            let page = calls::code_page(&source);
            let outcome = self.job(blob_bytes(&source), page, includes).outcome(&all)?;
            if let Some((pdb, file)) = outcome.output(Kind::Pdb) {
                if let Some(file) = file.filter(|_| !debug_name.is_null()) {
                    debug_name.put(Allocator::task_wide(file)?)?;
                }
                if !debug.is_null() {
                    debug.give(pdb)?;
                }
            }
            out.give(outcome.finish()?)
        })
    }
}

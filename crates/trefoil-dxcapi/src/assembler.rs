//! `IDxcAssembler`: LLVM text or bitcode to a container.

use crate::com::args::{Lent, OutObject};
use crate::com::malloc::Allocator;
use crate::com::object::{Class, FaceOf};
use crate::com::storage::blob_bytes;
use crate::com::{E_FAIL, E_INVALIDARG, Hresult, code};
use crate::interfaces::{AssemblerMethods, IDxcAssembler, IDxcBlob};
use crate::result::{Outcome, older};

/// The class.
pub(crate) struct Assembler {
    /// Where what it makes comes from.
    pub(crate) allocator: Allocator,
}

impl Class for Assembler {
    type First = IDxcAssembler;

    const FACES: &'static [FaceOf] = &[FaceOf::new(const { &IDxcAssembler::of::<Assembler>() })];
}

impl AssemblerMethods for Assembler {
    fn assemble_to_container(&self, shader: Lent<IDxcBlob>, out: OutObject) -> Hresult {
        let assemble = || {
            let shader = shader.get().ok_or(E_INVALIDARG)?;
            if out.is_null() {
                return Err(E_INVALIDARG);
            }
            out.clear()?;
            let _ = blob_bytes(&shader);
            let words = "error: assembling is not supported yet\n";
            out.give(older(Outcome::failed(&self.allocator, E_FAIL, words)?.finish()?))
        };
        code(assemble())
    }
}

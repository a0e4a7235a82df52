//! `IDxcAssembler`: LLVM text or bitcode to a container.

use crate::com::args::{Lent, OutObject};
use crate::com::malloc::Allocator;
use crate::com::object::{Class, FaceOf};
use crate::com::storage::blob_bytes;
use crate::com::{E_FAIL, E_POINTER, Hresult, code};
use crate::interfaces::{AssemblerMethods, IDxcAssembler, IDxcBlob};
use crate::result::{Kind, Outcome, TextForm, older};
use crate::triple;

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
            let shader = shader.get().ok_or(E_POINTER)?;
            out.clear()?;
            let bytes = blob_bytes(&shader);
            // Bitcode is as it is; text loses the null that ends it.
            let text =
                if bytes.starts_with(b"BC") { bytes } else { bytes.strip_suffix(&[0]).unwrap_or(bytes) };
            let triple = triple::of_listing(text);
            let made = match trefoil::llc("shader", text, triple.as_deref(), &trefoil::Options::default()) {
                Ok(artifact) => {
                    let mut outcome = Outcome::new(&self.allocator, Kind::Object, TextForm::Utf8);
                    outcome.bytes(Kind::Object, artifact.bytes)?;
                    outcome
                }
                Err(diagnostics) => Outcome::failed(&self.allocator, E_FAIL, &diagnostics.render(false))?,
            };
            out.give(older(made.finish()?))
        };
        code(assemble())
    }
}

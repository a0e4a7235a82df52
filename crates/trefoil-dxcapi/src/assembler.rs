//! `IDxcAssembler`: LLVM text or bitcode to a container.

use crate::com::args::{Lent, OutObject};
use crate::com::malloc::Allocator;
use crate::com::object::{Class, FaceOf};
use crate::com::storage::blob_bytes;
use crate::com::{E_FAIL, E_POINTER, Hresult, UNREADABLE_TEXT, calls};
use crate::interfaces::{AssemblerMethods, IDxcAssembler, IDxcBlob};
use crate::result::{Kind, Outcome, TextForm, older};
use crate::text::decode;

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
        out.giving(|| {
            let shader = shader.get().ok_or(E_POINTER)?;
            let bytes = blob_bytes(&shader);
            // Bitcode is as it is; text may be in any encoding, with a null that ends it.
            let is_bitcode = bytes.starts_with(b"BC");
            let text = if is_bitcode {
                bytes.to_vec()
            } else {
                let text = decode(bytes, calls::code_page(&shader)).ok_or(UNREADABLE_TEXT)?;
                String::from_utf8(text).map_err(|_| UNREADABLE_TEXT)?.into_bytes()
            };
            let made = match trefoil::assemble("shader", &text, &trefoil::Options::default()) {
                Ok(artifact) => {
                    let mut outcome = Outcome::new(&self.allocator, Kind::Object, TextForm::Utf8);
                    outcome.bytes(Kind::Object, artifact.bytes)?;
                    outcome
                }
                // As DXC has it: bitcode that cannot be read fails the call, text that cannot is an error in the result.
                Err(_) if is_bitcode => return Err(E_FAIL),
                Err(diagnostics) => Outcome::failed(&self.allocator, E_FAIL, &diagnostics.render(false))?,
            };
            out.give(older(made.finish()?))
        })
    }
}

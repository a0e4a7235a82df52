//! `IDxcValidator`: the rules of DXIL, and the digest.

use crate::check;
use crate::com::args::{BufferArg, Lent, OutObject};
use crate::com::malloc::Allocator;
use crate::com::object::{Class, FaceOf};
use crate::com::reference::Ref;
use crate::com::storage::{blob_bytes, overwrite};
use crate::com::{Com, E_INVALIDARG, Hresult, VALIDATION_FAILED};
use crate::interfaces::{
    IDxcBlob, IDxcResult, IDxcValidator2, IDxcVersionInfo2, IDxcVersionInfo3, Validator2Methods,
    ValidatorMethods,
};
use crate::result::{Kind, Outcome, TextForm, older};
use trefoil_dxcontainer::digest::container_digest;

/// The signed shader is written over the unsigned.
const IN_PLACE: u32 = 1;
/// Only the root signature is looked at.
const ROOT_SIGNATURE_ONLY: u32 = 2;
/// Only the module is looked at: the blob is bitcode.
const MODULE_ONLY: u32 = 4;

/// What bitcode begins with.
const BITCODE: &[u8] = b"BC\xc0\xde";

/// The class.
pub(crate) struct Validator {
    /// Where what it makes comes from.
    pub(crate) allocator: Allocator,
}

impl Class for Validator {
    type First = IDxcValidator2;

    const FACES: &'static [FaceOf] = &[
        FaceOf::new(const { &IDxcValidator2::of::<Validator>() }),
        FaceOf::new(const { &IDxcVersionInfo2::of::<Validator>() }),
        FaceOf::new(const { &IDxcVersionInfo3::of::<Validator>() }),
    ];
}

impl Validator {
    fn run(&self, shader: &Ref<IDxcBlob>, flags: u32) -> Com<Ref<IDxcResult>> {
        let bytes = blob_bytes(shader);
        let found = match flags & (ROOT_SIGNATURE_ONLY | MODULE_ONLY) {
            ROOT_SIGNATURE_ONLY => check::root_signature(bytes),
            MODULE_ONLY => check::bare_module(bytes),
            _ => check::container(bytes),
        };
        if let Err(check::Fault { status, words }) = found {
            let words = format!("{words}Validation failed.\n");
            return Outcome::failed(&self.allocator, status, &words)?.finish();
        }
        let mut outcome = Outcome::new(&self.allocator, Kind::Object, TextForm::Utf8);
        if flags & (ROOT_SIGNATURE_ONLY | MODULE_ONLY) == 0 {
            let digest = container_digest(bytes);
            if flags & IN_PLACE != 0 {
                overwrite(shader, 4, &digest);
                outcome.blob(Kind::Object, shader.clone());
            } else {
                let mut signed = bytes.to_vec();
                signed[4..20].copy_from_slice(&digest);
                outcome.bytes(Kind::Object, signed)?;
            }
        }
        outcome.finish()
    }

    fn checked(&self, shader: &Lent<IDxcBlob>, flags: u32, out: &OutObject) -> Hresult {
        let both = ROOT_SIGNATURE_ONLY | MODULE_ONLY;
        out.giving_or_invalid(|| {
            let shader = shader.get().ok_or(E_INVALIDARG)?;
            let one_of = flags & both != both && (flags & IN_PLACE == 0 || flags & both == 0);
            if flags & !(IN_PLACE | both) != 0 || !one_of {
                return Err(E_INVALIDARG);
            }
            out.give(older(self.run(&shader, flags)?))
        })
    }
}

impl ValidatorMethods for Validator {
    fn validate(&self, shader: Lent<IDxcBlob>, flags: u32, out: OutObject) -> Hresult {
        self.checked(&shader, flags, &out)
    }
}

impl Validator2Methods for Validator {
    fn validate_with_debug(
        &self,
        shader: Lent<IDxcBlob>,
        flags: u32,
        debug: BufferArg,
        out: OutObject,
    ) -> Hresult {
        // The module with debug information would say where a fault is; whether it is one is all that matters here.
        if !debug.is_null() {
            match debug.get() {
                Ok((bytes, _)) if bytes.starts_with(BITCODE) => {}
                Ok((bytes, _)) if !bytes.is_empty() => {
                    return out.giving_or_invalid(|| Err(VALIDATION_FAILED));
                }
                _ => return out.giving_or_invalid(|| Err(E_INVALIDARG)),
            }
        }
        self.checked(&shader, flags, &out)
    }
}

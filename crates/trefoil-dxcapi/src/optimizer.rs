//! `IDxcOptimizer`: passes by name over DXIL.

use crate::blob;
use crate::com::args::{Array, Lent, Out, OutObject, WideArg};
use crate::com::malloc::Allocator;
use crate::com::object::{self, Class, FaceOf};
use crate::com::storage::{Storage, blob_bytes};
use crate::com::{
    E_FAIL, E_INVALIDARG, E_POINTER, Hresult, UNREADABLE_TEXT, VALIDATION_FAILED, Wide, calls, code,
};
use crate::interfaces::{IDxcBlob, IDxcOptimizer, IDxcOptimizerPass, OptimizerMethods, OptimizerPassMethods};
use crate::text::{CP_UTF8, decode};
use crate::words;
use trefoil::{OPTIMIZER_PASSES, OptimizeError, OptimizerPass};

/// The class.
pub(crate) struct Optimizer {
    /// Where what it makes comes from.
    pub(crate) allocator: Allocator,
}

impl Class for Optimizer {
    type First = IDxcOptimizer;

    const FACES: &'static [FaceOf] = &[FaceOf::new(const { &IDxcOptimizer::of::<Optimizer>() })];
}

/// The size of a program's header.
const HEADER: usize = 24;

impl Optimizer {
    /// DXIL of any form: text is assembled first.
    fn dxil(blob: &crate::com::reference::Ref<IDxcBlob>) -> Result<Vec<u8>, Hresult> {
        let bytes = blob_bytes(blob);
        // The header of a program has zeros, text has none.
        let is_binary = bytes.starts_with(b"BC")
            || bytes.starts_with(b"DXBC")
            || bytes.get(..HEADER).is_some_and(|it| it.contains(&0));
        if is_binary {
            return Ok(bytes.to_vec());
        }
        let text = decode(bytes, calls::code_page(blob)).ok_or(UNREADABLE_TEXT)?;
        let made = trefoil::assemble("module", &text, &trefoil::Options::default());
        made.map(|artifact| artifact.bytes).map_err(|_| VALIDATION_FAILED)
    }
}

impl OptimizerMethods for Optimizer {
    fn get_available_pass_count(&self, count: Out<u32>) -> Hresult {
        code(count.put(OPTIMIZER_PASSES.len() as u32))
    }

    fn get_available_pass(&self, index: u32, out: OutObject) -> Hresult {
        out.giving(|| {
            let pass = OPTIMIZER_PASSES.get(index as usize).ok_or(E_INVALIDARG)?;
            out.give(object::new::<PassOf>(&self.allocator, PassOf(pass))?)
        })
    }

    fn run_optimizer(
        &self,
        module: Lent<IDxcBlob>,
        words: Array<WideArg>,
        word_count: u32,
        out: OutObject,
        text: OutObject,
    ) -> Hresult {
        let run = || {
            // Each may be left out.
            for place in [&out, &text] {
                if !place.is_null() {
                    place.clear()?;
                }
            }
            let blob = module.get().ok_or(E_POINTER)?;
            let words = words::of_wide(words.get(word_count).map_err(|_| E_POINTER)?)?;
            let words: Vec<&str> = words.iter().map(String::as_str).collect();
            let bytes = Self::dxil(&blob)?;
            let steps = trefoil::optimizer_steps(&words).ok_or(E_INVALIDARG)?;
            let made = trefoil::optimize(&bytes, &steps).map_err(|error| match error {
                OptimizeError::Read(_) => VALIDATION_FAILED,
                OptimizeError::Pass(_) => E_FAIL,
            })?;
            if !out.is_null() {
                out.give(blob::of_bytes(&self.allocator, made.bitcode)?)?;
            }
            if text.is_null() {
                return Ok(());
            }
            // As DXC has it: no null ends the text.
            let printed = match made.text.is_empty() {
                true => Storage::empty_text(),
                false => Storage::owned(&self.allocator, made.text.into_bytes())?,
            };
            text.give(blob::of_storage(&self.allocator, printed, Some(CP_UTF8))?)
        };
        code(run())
    }
}

/// What is told of a pass.
struct PassOf(&'static OptimizerPass);

impl Class for PassOf {
    type First = IDxcOptimizerPass;

    const FACES: &'static [FaceOf] = &[FaceOf::new(const { &IDxcOptimizerPass::of::<PassOf>() })];
}

/// Gives text that the client frees.
fn give(out: &Out<*mut Wide>, text: Option<&str>) -> Hresult {
    let put = || {
        // What there is not is told even to who has no place for it.
        let Some(text) = text else {
            let _ = out.put(std::ptr::null_mut());
            return Err(E_INVALIDARG);
        };
        out.put(Allocator::task_wide(text)?)
    };
    code(put())
}

impl OptimizerPassMethods for PassOf {
    fn get_option_name(&self, out: Out<*mut Wide>) -> Hresult {
        give(&out, Some(self.0.name))
    }

    fn get_description(&self, out: Out<*mut Wide>) -> Hresult {
        give(&out, Some(self.0.about))
    }

    fn get_option_arg_count(&self, count: Out<u32>) -> Hresult {
        code(count.put(self.0.arguments.len() as u32).map_err(|_| E_INVALIDARG))
    }

    fn get_option_arg_name(&self, index: u32, out: Out<*mut Wide>) -> Hresult {
        give(&out, self.0.arguments.get(index as usize).copied())
    }

    fn get_option_arg_description(&self, index: u32, out: Out<*mut Wide>) -> Hresult {
        give(&out, self.0.arguments.get(index as usize).map(|_| "None"))
    }
}

//! The view that a pixel shader asks for, which a driver puts among its inputs.

use crate::kinds;
use crate::module::code::start;
use crate::ops::DxilOp;
use crate::options::Target;
use trefoil_dxcontainer::Signature;
use trefoil_dxcontainer::pack::has_slot_for_view;
use trefoil_ir::{Error, Function, InstId, Stage};

/// An error when a pixel shader asks for the view and its inputs leave no room for it, unless validation is skipped.
pub(crate) fn check(
    func: &Function,
    stage: Stage,
    input: &Signature,
    calls: &[(InstId, DxilOp)],
    target: &Target,
) -> Result<(), Error> {
    let asks = || calls.iter().any(|&(_, op)| op == DxilOp::ViewID);
    let is_free = target.codegen.skip_validation || stage != Stage::Pixel;
    match is_free || !asks() || has_slot_for_view(input, target.native_16bit()) {
        true => Ok(()),
        false => Err(Error::new(start(func), &kinds::VIEW_WITHOUT_ROOM)),
    }
}

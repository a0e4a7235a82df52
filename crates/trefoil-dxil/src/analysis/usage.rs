//! Which components of the signatures the code touches, and which of them by an index computed at run time.

use crate::module::code::int;
use crate::ops::DxilOp;
use crate::signatures::Signatures;
use trefoil_ir::{Context, Function, InstId};

/// Fills the usage of both signatures.
pub(crate) fn mark(ctx: &Context, func: &Function, calls: &[(InstId, DxilOp)], signatures: &mut Signatures) {
    for &(inst, op) in calls {
        let elements = match op {
            DxilOp::StoreOutput | DxilOp::StoreVertexOutput => &mut signatures.output.elements,
            DxilOp::StorePatchConstant | DxilOp::LoadPatchConstant | DxilOp::StorePrimitiveOutput => {
                &mut signatures.patch.elements
            }
            // As with DXC, inputs that are evaluated elsewhere, or of a vertex, do not count.
            DxilOp::LoadInput => &mut signatures.input.elements,
            _ => continue,
        };
        let operands = func.operands(inst);
        let (id, row, col) = (int(ctx, operands[1]), int(ctx, operands[2]), int(ctx, operands[3]));
        let element = id.and_then(|id| elements.get_mut(id as usize));
        if let (Some(element), Some(col)) = (element, col) {
            let bit = 1u8 << (col & 3);
            element.usage |= bit;
            if row.is_none() {
                element.dynamic |= bit;
            }
        }
    }
}

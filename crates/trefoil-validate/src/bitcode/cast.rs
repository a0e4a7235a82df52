//! Which casts LLVM has.

use super::table::Types;
use trefoil_dxil_read::bitcode_model::{Ty, cast};

/// Whether a cast by LLVM's number may take and give these types.
pub(super) fn is_valid(types: &Types<'_>, op: u64, from: u32, to: u32) -> bool {
    let bits = |ty: &Ty| match ty {
        Ty::Int(bits) => Some(*bits),
        _ => None,
    };
    let float = |ty: &Ty| match ty {
        Ty::Half => Some(16),
        Ty::Float => Some(32),
        Ty::Double => Some(64),
        _ => None,
    };
    let (a, b) = (types.scalar(from), types.scalar(to));
    let is_pointer = |ty: &Ty| matches!(ty, Ty::Pointer { .. });
    let both = |a: Option<u32>, b: Option<u32>, test: fn(u32, u32) -> bool| match (a, b) {
        (Some(a), Some(b)) => test(a, b),
        _ => false,
    };
    let same_shape = types.lanes(from) == types.lanes(to);
    match op {
        cast::TRUNC => same_shape && both(bits(a), bits(b), |a, b| a > b),
        cast::ZEXT | cast::SEXT => same_shape && both(bits(a), bits(b), |a, b| a < b),
        cast::FPTOUI | cast::FPTOSI => same_shape && float(a).is_some() && bits(b).is_some(),
        cast::UITOFP | cast::SITOFP => same_shape && bits(a).is_some() && float(b).is_some(),
        cast::FPTRUNC => same_shape && both(float(a), float(b), |a, b| a > b),
        cast::FPEXT => same_shape && both(float(a), float(b), |a, b| a < b),
        cast::PTRTOINT => same_shape && is_pointer(a) && bits(b).is_some(),
        cast::INTTOPTR => same_shape && bits(a).is_some() && is_pointer(b),
        cast::BITCAST => match (types.get(from), types.get(to)) {
            (Ty::Pointer { space, .. }, Ty::Pointer { space: other, .. }) => space == other,
            _ => {
                let size = |id: u32, ty: &Ty| {
                    let lanes = types.lanes(id).max(1);
                    bits(ty).or_else(|| float(ty)).map(|bits| u64::from(bits) * lanes)
                };
                size(from, a).is_some() && size(from, a) == size(to, b)
            }
        },
        cast::ADDRSPACECAST => match (a, b) {
            (Ty::Pointer { space, .. }, Ty::Pointer { space: other, .. }) => same_shape && space != other,
            _ => false,
        },
        _ => false,
    }
}

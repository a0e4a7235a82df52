//! Interpolation: the mode that the modifiers of a declaration stand for.

use crate::typed::{Interp, Scalar};
use trefoil_ir::{InterpolationMode, Semantic};

/// The interpolation of an element between vertex and pixel shader.
pub(in crate::lower) fn interpolation(i: Interp, scalar: Scalar, semantic: Semantic) -> InterpolationMode {
    if i.no_interpolation || !scalar.is_float() {
        return InterpolationMode::Constant;
    }
    let flat = i.no_perspective || semantic == Semantic::Position;
    interpolated(i, flat)
}

/// The mode that modifiers say by themselves; undefined without any.
pub(in crate::lower) fn said_interpolation(i: Interp) -> InterpolationMode {
    match i {
        _ if i == Interp::default() => InterpolationMode::Undefined,
        _ if i.no_interpolation => InterpolationMode::Constant,
        _ => interpolated(i, i.no_perspective),
    }
}

fn interpolated(i: Interp, flat: bool) -> InterpolationMode {
    match (flat, i.centroid, i.sample) {
        (false, _, true) => InterpolationMode::LinearSample,
        (true, _, true) => InterpolationMode::LinearNoPerspectiveSample,
        (false, true, _) => InterpolationMode::LinearCentroid,
        (true, true, _) => InterpolationMode::LinearNoPerspectiveCentroid,
        (false, ..) => InterpolationMode::Linear,
        (true, ..) => InterpolationMode::LinearNoPerspective,
    }
}

//! The declarations of geometry, hull and domain shaders as text.

use crate::op::Op;
use crate::program::{Instruction, control};
use std::fmt::Write;

/// Prints markers of phases, and declarations whose content is in the opcode token; `false` for other instructions.
pub(super) fn declaration(out: &mut String, instruction: &Instruction) -> bool {
    let name = instruction.op.info().name;
    let mode = instruction.controls >> control::MODE_SHIFT;
    let named = |names: &[&'static str]| names.get(mode as usize).copied().unwrap_or("?");
    let text = match instruction.op {
        Op::HsDecls | Op::HsControlPointPhase | Op::HsForkPhase | Op::HsJoinPhase => {
            out.push_str(name);
            return true;
        }
        Op::DclGsInputPrimitive => match mode {
            // Patches of one control point and more.
            8..40 => {
                let _ = write!(out, "{name} patch{}", mode - 7);
                return true;
            }
            _ => named(&["undefined", "point", "line", "triangle", "?", "?", "lineadj", "triangleadj"]),
        },
        Op::DclGsOutputTopology => {
            named(&["undefined", "pointlist", "linelist", "linestrip", "trianglelist", "trianglestrip"])
        }
        Op::DclTessDomain => named(&["domain_undefined", "domain_isoline", "domain_tri", "domain_quad"]),
        Op::DclTessPartitioning => named(&[
            "partitioning_undefined",
            "partitioning_integer",
            "partitioning_pow2",
            "partitioning_fractional_odd",
            "partitioning_fractional_even",
        ]),
        Op::DclTessOutputPrimitive => named(&[
            "output_undefined",
            "output_point",
            "output_line",
            "output_triangle_cw",
            "output_triangle_ccw",
        ]),
        Op::DclInputControlPointCount | Op::DclOutputControlPointCount => {
            let _ = write!(out, "{name} {mode}");
            return true;
        }
        Op::DclHsMaxTessFactor => {
            let factor = f32::from_bits(instruction.words.first().copied().unwrap_or(0));
            let _ = write!(out, "{name} l({factor:.6})");
            return true;
        }
        _ => return false,
    };
    let _ = write!(out, "{name} {text}");
    true
}

//! Operations on signatures, and operands that have a range.

use super::At;
use crate::Rule;
use crate::program::Element;
use crate::report::Report;
use trefoil_dxil::ops::DxilOp;
use trefoil_facts::Stage;

pub(super) fn check(at: &At<'_>, op: DxilOp, arguments: &[u32], report: &mut Report) {
    let Some(entry) = at.body.entry else { return };
    match op {
        DxilOp::LoadInput
        | DxilOp::EvalSnapped
        | DxilOp::EvalSampleIndex
        | DxilOp::EvalCentroid
        | DxilOp::AttributeAtVertex
        | DxilOp::LoadOutputControlPoint => {
            let takes_vertex = matches!(
                at.body.stage,
                Some(Stage::Geometry | Stage::Hull | Stage::Domain | Stage::Mesh) | None
            );
            let vertex = arguments.get(4).is_some_and(|&id| !at.body.is_undef(id));
            if op == DxilOp::LoadInput && vertex && !takes_vertex {
                at.say(report, Rule::SmOperand, &[]);
            }
            let number = arguments.get(4).and_then(|&id| at.body.int(id));
            let count = vertices(at);
            if number.zip(count).is_some_and(|(number, count)| !(0..count).contains(&number)) {
                at.say(report, Rule::InstrOperandRange, &[]);
            }
            let elements = if op == DxilOp::LoadOutputControlPoint { &entry.output } else { &entry.input };
            element(at, elements, arguments, report);
        }
        DxilOp::StoreOutput | DxilOp::StoreVertexOutput => element(at, &entry.output, arguments, report),
        DxilOp::LoadPatchConstant | DxilOp::StorePatchConstant | DxilOp::StorePrimitiveOutput => {
            element(at, &entry.patch, arguments, report);
        }
        DxilOp::EmitStream | DxilOp::CutStream | DxilOp::EmitThenCutStream => stream(at, arguments, report),
        _ => {}
    }
    let of_signature = matches!(op, DxilOp::LoadInput | DxilOp::StoreOutput);
    let patch = matches!(op, DxilOp::StorePatchConstant | DxilOp::LoadOutputControlPoint);
    if at.body.stage == Some(Stage::Hull)
        && (of_signature && !at.body.is_entry && op == DxilOp::StoreOutput || patch && at.body.is_entry)
    {
        at.say(report, Rule::SmOpCodeInInvalidFunction, &[&op.name()]);
    }
}

/// `(element, row, column)`: within the signature.
fn element(at: &At<'_>, elements: &[Element<'_>], arguments: &[u32], report: &mut Report) {
    let int = |place: usize| arguments.get(place).and_then(|&id| at.body.int(id));
    let Some(id) = int(1) else { return at.say(report, Rule::InstrOpConst, &[&"the element"]) };
    let Some(element) = usize::try_from(id).ok().and_then(|id| elements.get(id)) else {
        return at.say(report, Rule::InstrOpConstRange, &[]);
    };
    let outside = |value: Option<i64>, count: i64| value.is_some_and(|value| !(0..count).contains(&value));
    let column = arguments.get(3).is_some_and(|&id| !super::plain::is_immediate(at, id));
    if column {
        at.say(report, Rule::InstrOpConst, &[&"the column"]);
    }
    // DXC takes the column after the last one.
    if outside(int(2), element.rows) || outside(int(3), element.cols + 1) {
        at.say(report, Rule::InstrOpConstRange, &[]);
    }
}

/// How many vertices or control points the stage reads.
fn vertices(at: &At<'_>) -> Option<i64> {
    use crate::program::tag;
    let entry = at.body.entry?;
    let number = |tag: i64, place: usize| at.body.program.node_int(entry.property(tag), place);
    match at.body.stage? {
        Stage::Geometry => match number(tag::GEOMETRY, 0)? {
            primitive @ 1..=3 => Some(primitive),
            6 => Some(4),
            7 => Some(6),
            patch @ 8..=39 => Some(patch - 7),
            _ => None,
        },
        Stage::Hull => number(tag::HULL, 1),
        Stage::Domain => number(tag::DOMAIN, 1),
        _ => None,
    }
}

fn stream(at: &At<'_>, arguments: &[u32], report: &mut Report) {
    let stream = arguments.get(1).and_then(|&id| at.body.int(id));
    let streams = at
        .body
        .entry
        .and_then(|entry| at.body.program.node_int(entry.property(crate::program::tag::GEOMETRY), 2));
    let is_open =
        |stream: i64| streams.is_none_or(|open| (0..4).contains(&stream) && open >> stream & 1 != 0);
    if stream.is_some_and(|stream| !is_open(stream)) {
        at.say(report, Rule::InstrOpConstRange, &[]);
    }
}

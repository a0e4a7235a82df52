//! Operations on signatures, and operands that have a range.

use super::At;
use crate::Rule;
use crate::program::{Element, Entry, tag};
use crate::report::Report;
use trefoil_dxil::ops::DxilOp;
use trefoil_facts::{InterpolationMode, Semantic, Stage, TessDomain};

/// What only one of may be in a module: seen so far.
#[derive(Default)]
pub(super) struct Seen {
    coverage: bool,
    inner_coverage: bool,
    /// The buffers whose counter was changed, by number: whether upwards.
    pub(super) counters: Vec<(i64, bool)>,
}

pub(super) fn check(at: &At<'_>, op: DxilOp, arguments: &[u32], seen: &mut Seen, report: &mut Report) {
    if !is_of_signature(op) {
        return;
    }
    if !at.body.is_entry && !at.body.is_patch {
        return at.say(report, Rule::InstrSignatureOperationNotInEntry, &[&op.name()]);
    }
    let Some(entry) = at.body.entry else { return };
    match op {
        DxilOp::LoadInput => {
            vertex(at, arguments, report);
            element(at, &entry.input, arguments, report);
        }
        DxilOp::EvalSnapped | DxilOp::EvalSampleIndex | DxilOp::EvalCentroid => {
            evaluated(at, element(at, &entry.input, arguments, report), report);
        }
        DxilOp::AttributeAtVertex => {
            let of = element(at, &entry.input, arguments, report);
            if of.is_some_and(|e| mode(e) != Some(InterpolationMode::Constant)) {
                at.say(report, Rule::InstrAttributeAtVertexNoInterpolation, &[]);
            }
        }
        DxilOp::LoadOutputControlPoint | DxilOp::StoreOutput | DxilOp::StoreVertexOutput => {
            element(at, &entry.output, arguments, report);
        }
        // DXC does not look at loads of patch constants.
        DxilOp::StorePatchConstant | DxilOp::StorePrimitiveOutput => {
            element(at, &entry.patch, arguments, report);
        }
        DxilOp::DomainLocation => location(at, entry, arguments, report),
        DxilOp::EmitStream | DxilOp::CutStream | DxilOp::EmitThenCutStream => {
            stream(at, entry, arguments, report);
        }
        DxilOp::Coverage => seen.coverage = true,
        DxilOp::InnerCoverage => seen.inner_coverage = true,
        _ => {}
    }
    if matches!(op, DxilOp::Coverage | DxilOp::InnerCoverage) && seen.coverage && seen.inner_coverage {
        at.say(report, Rule::SmPSCoverageAndInnerCoverage, &[]);
    }
    let of_patch = matches!(op, DxilOp::StorePatchConstant | DxilOp::LoadOutputControlPoint);
    let of_point = matches!(op, DxilOp::StoreOutput | DxilOp::OutputControlPointID);
    let is_hull = at.body.stage == Some(Stage::Hull);
    if is_hull && (of_patch && !at.body.is_patch || of_point && !at.body.is_entry) {
        at.say(report, Rule::SmOpCodeInInvalidFunction, &[&op.name()]);
    }
}

/// Whether an operation is about what an entry takes and gives.
fn is_of_signature(op: DxilOp) -> bool {
    use DxilOp::*;
    matches!(
        op,
        LoadInput
            | DomainLocation
            | StoreOutput
            | StoreVertexOutput
            | StorePrimitiveOutput
            | OutputControlPointID
            | LoadOutputControlPoint
            | StorePatchConstant
            | Coverage
            | InnerCoverage
            | ViewID
            | EvalCentroid
            | EvalSampleIndex
            | EvalSnapped
            | AttributeAtVertex
            | EmitStream
            | EmitThenCutStream
            | CutStream
    )
}

fn mode(element: &Element<'_>) -> Option<InterpolationMode> {
    InterpolationMode::from_number(u32::try_from(element.interpolation).ok()?)
}

/// The vertex of a load: none where the stage reads one, else one of those that it reads.
fn vertex(at: &At<'_>, arguments: &[u32], report: &mut Report) {
    let Some(&vertex) = arguments.get(4) else { return };
    if matches!(at.body.stage, Some(Stage::Vertex | Stage::Pixel)) {
        if !at.body.is_undef(vertex) {
            at.say(report, Rule::SmOperand, &[]);
        }
        return;
    }
    let Some(number) = at.body.int(vertex) else { return };
    let count = vertices(at).unwrap_or(0);
    if !(0..count).contains(&number) {
        at.say(report, Rule::InstrOperandRange, &[&"the vertex", &0, &count, &number]);
    }
}

/// `(element, row, column)`: within the signature; gives the element.
fn element<'e, 'm>(
    at: &At<'_>,
    elements: &'e [Element<'m>],
    arguments: &[u32],
    report: &mut Report,
) -> Option<&'e Element<'m>> {
    let int = |place: usize| arguments.get(place).and_then(|&id| at.body.int(id));
    let Some(id) = int(1) else {
        at.say(report, Rule::InstrOpConst, &[&"the element"]);
        return None;
    };
    let Some(element) = usize::try_from(id).ok().and_then(|id| elements.get(id)) else {
        at.say(report, Rule::InstrOpConstRange, &[]);
        return None;
    };
    if let Some(row) = int(2).filter(|row| !(0..element.rows).contains(row)) {
        at.say(report, Rule::InstrOperandRange, &[&"the row", &0, &element.rows, &row]);
    }
    match int(3) {
        // DXC takes the column after the last one.
        Some(column) if !(0..=element.cols).contains(&column) => {
            at.say(report, Rule::InstrOperandRange, &[&"the column", &0, &element.cols, &column]);
        }
        Some(_) => {}
        None => at.say(report, Rule::InstrOpConst, &[&"the column"]),
    }
    Some(element)
}

/// What is evaluated elsewhere is interpolated, and is not the position.
fn evaluated(at: &At<'_>, element: Option<&Element<'_>>, report: &mut Report) {
    let Some(element) = element else { return };
    if matches!(mode(element), None | Some(InterpolationMode::Undefined | InterpolationMode::Constant)) {
        at.say(report, Rule::InstrEvalInterpolationMode, &[&element.name]);
    }
    if element.semantic == i64::from(Semantic::Position.number()) {
        at.say(report, Rule::InstrCannotPullPosition, &[&element.name]);
    }
}

/// `domainLocation(component)`: one that the domain has. DXC counts three for isolines.
fn location(at: &At<'_>, entry: &Entry<'_>, arguments: &[u32], report: &mut Report) {
    let domain = at.body.program.node_int(entry.property(tag::DOMAIN), 0).unwrap_or(0);
    let domain = u32::try_from(domain).ok().and_then(TessDomain::from_number).unwrap_or_default();
    let count = match domain {
        TessDomain::Isoline | TessDomain::Triangle => 3,
        TessDomain::Quad => 2,
        TessDomain::Undefined => 0,
    };
    match arguments.get(1).and_then(|&id| at.body.int(id)) {
        None => at.say(report, Rule::InstrOpConst, &[&"the component"]),
        Some(component) if !(0..count).contains(&component) => {
            at.say(report, Rule::SmDomainLocationIdxOob, &[&component, &count]);
        }
        Some(_) => {}
    }
}

/// How many vertices or control points the stage reads.
fn vertices(at: &At<'_>) -> Option<i64> {
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

fn stream(at: &At<'_>, entry: &Entry<'_>, arguments: &[u32], report: &mut Report) {
    let Some(stream) = arguments.get(1).and_then(|&id| at.body.int(id)) else {
        return at.say(report, Rule::InstrOpConst, &[&"the stream"]);
    };
    let streams = at.body.program.node_int(entry.property(tag::GEOMETRY), 2).unwrap_or(0);
    if !(0..4).contains(&stream) || streams >> stream & 1 == 0 {
        at.say(report, Rule::InstrOperandRange, &[&"the stream", &0, &4, &stream]);
    }
}

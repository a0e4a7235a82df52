//! Reflection and statistics for the container.

use crate::bindings::{Bindings, Range};
use crate::declare::{dimension, return_type};
use crate::lower::Needs;
use crate::op::{Data, Form, Op};
use crate::program::{File, Instruction, control};
use std::fmt::Write;
use trefoil_dxcontainer::Stage;
use trefoil_dxcontainer::rdef::{
    Binding, Buffer, Reflection, Type as Described, Variable, input_flags, input_type,
};
use trefoil_dxcontainer::stat::Statistics;
use trefoil_ir::{
    ComponentType, Context, FieldLayout, LayoutRule, Resource, ResourceKind, ResourceType, Type, TypeId,
};

/// Types nested deeper than this are described as empty.
const MAX_DEPTH: usize = 16;

/// The reflection part.
pub(crate) fn reflection(
    ctx: &Context,
    kind: Stage,
    bindings: &Bindings,
    needs: &Needs,
    creator: &str,
) -> Reflection {
    let mut out = Reflection {
        kind,
        model: bindings.model.version,
        flags: 0x100,
        creator: creator.to_owned(),
        bindings: Vec::with_capacity(bindings.ranges.len()),
        buffers: Vec::new(),
    };
    for range in &bindings.ranges {
        let resource = &ctx.resources[range.resource];
        let Some(ty) = ctx.types.as_resource(resource.ty) else { continue };
        let whole = binding(ctx, range, resource, ty);
        if bindings.model.ranges || range.lower == range.upper && resource.dimensions.is_empty() {
            out.bindings.push(whole);
        } else {
            // Each register by itself, by the name of the element.
            out.bindings.extend(needs.registers(range).map(|register| Binding {
                name: format!(
                    "{}{}",
                    ctx.name(resource.name),
                    subscripts(&resource.dimensions, register - range.lower)
                ),
                register,
                count: 1,
                ..whole.clone()
            }));
        }
        if matches!(ty.kind, ResourceKind::CBuffer | ResourceKind::TBuffer) {
            out.buffers.push(buffer(ctx, resource, ty));
        }
        if ty.kind == ResourceKind::StructuredBuffer {
            out.buffers.push(element(ctx, resource, ty));
        }
    }
    out
}

/// The name with its dimensions: an unbounded first one is zero.
fn full_name(ctx: &Context, resource: &Resource) -> String {
    let mut name = ctx.name(resource.name).to_owned();
    for dimension in &resource.dimensions {
        let _ = write!(name, "[{dimension}]");
    }
    name
}

/// The subscripts of an element, by its number in an array of arrays.
fn subscripts(dimensions: &[u32], mut number: u32) -> String {
    let mut all = Vec::new();
    for &length in dimensions.iter().rev() {
        all.push(number % length.max(1));
        number /= length.max(1);
    }
    all.iter().rev().map(|number| format!("[{number}]")).collect()
}

fn binding(ctx: &Context, range: &Range, resource: &Resource, ty: &ResourceType) -> Binding {
    let what = match (ty.kind, ty.writable) {
        (ResourceKind::CBuffer, _) => input_type::CBUFFER,
        (ResourceKind::TBuffer, _) => input_type::TBUFFER,
        (ResourceKind::Sampler | ResourceKind::SamplerComparison, _) => input_type::SAMPLER,
        (ResourceKind::RawBuffer, false) => input_type::RAW,
        (ResourceKind::RawBuffer, true) => input_type::UAV_RAW,
        (ResourceKind::StructuredBuffer, false) => input_type::STRUCTURED,
        (ResourceKind::StructuredBuffer, true) if range.counter => {
            if resource.has_counter {
                input_type::UAV_APPEND
            } else {
                input_type::UAV_STRUCTURED_COUNTER
            }
        }
        (ResourceKind::StructuredBuffer, true) => input_type::UAV_STRUCTURED,
        (_, false) => input_type::TEXTURE,
        (_, true) => input_type::UAV_TYPED,
    };
    let typed = matches!(what, input_type::TEXTURE | input_type::UAV_TYPED);
    let mut out = Binding {
        name: full_name(ctx, resource),
        ty: what,
        register: range.lower,
        count: if range.upper == u32::MAX { 0 } else { range.upper - range.lower + 1 },
        space: range.space,
        id: range.id,
        ..Binding::default()
    };
    if range.explicit {
        out.flags |= input_flags::USER_PACKED;
    }
    if ty.kind == ResourceKind::SamplerComparison {
        out.flags |= input_flags::COMPARISON_SAMPLER;
    }
    if typed {
        out.return_type = return_type(ctx, ty);
        out.dimension = view_dimension(ty.kind);
        out.samples = if ty.kind.is_multisampled() { u32::from(ty.samples) } else { u32::MAX };
        out.flags |= (ctx.types.lanes(ty.element).max(1) - 1) << input_flags::COMPONENTS_SHIFT;
    } else if ty.kind == ResourceKind::StructuredBuffer {
        (out.return_type, out.dimension) = (6, 1);
        out.samples = LayoutRule::Scalar.stride(ctx, ty.element);
    } else if range.file == File::Resource || range.file == File::Uav {
        (out.return_type, out.dimension) = (6, 1);
    }
    out
}

/// The dimension as reflection numbers it.
fn view_dimension(kind: ResourceKind) -> u32 {
    use ResourceKind::*;
    match kind {
        Texture1D => 2,
        Texture1DArray => 3,
        Texture2D | FeedbackTexture2D => 4,
        Texture2DArray | FeedbackTexture2DArray => 5,
        Texture2DMS => 6,
        Texture2DMSArray => 7,
        Texture3D => 8,
        TextureCube => 9,
        TextureCubeArray => 10,
        other => u32::from(dimension(other) != 0),
    }
}

fn buffer(ctx: &Context, resource: &Resource, ty: &ResourceType) -> Buffer {
    let size = LayoutRule::CBuffer.size(ctx, ty.element).div_ceil(16).saturating_mul(16);
    Buffer {
        name: ctx.name(resource.name).to_owned(),
        variables: variables(ctx, ty.element),
        size,
        flags: 0,
        ty: u32::from(ty.kind == ResourceKind::TBuffer),
    }
}

fn variables(ctx: &Context, ty: TypeId) -> Vec<Variable> {
    let (Type::Struct { fields, .. }, Some(layout)) = (ctx.types.get(ty), ctx.layouts.get(&ty)) else {
        return Vec::new();
    };
    let describe = |(&field, facts): (&TypeId, &FieldLayout)| Variable {
        name: ctx.name(facts.name).to_owned(),
        offset: facts.offset,
        size: layout.rule.size(ctx, field),
        used: true,
        ty: described(ctx, field, Some(facts), 0),
    };
    fields.iter().zip(&layout.fields).map(describe).collect()
}

/// The element of a structured buffer, as a buffer with one variable.
fn element(ctx: &Context, resource: &Resource, ty: &ResourceType) -> Buffer {
    let size = LayoutRule::Scalar.stride(ctx, ty.element);
    let variable = Variable {
        name: "$Element".to_owned(),
        offset: 0,
        size,
        used: true,
        ty: described(ctx, ty.element, None, 0),
    };
    Buffer { name: ctx.name(resource.name).to_owned(), variables: vec![variable], size, flags: 0, ty: 3 }
}

/// What the source calls a structure that the front end calls `struct.S.cb`, with a number behind where several have that name.
fn source_name(name: &str) -> &str {
    let number = name.rsplit_once('.').filter(|(_, last)| last.bytes().all(|byte| byte.is_ascii_digit()));
    let rest = number.map_or(name, |(rest, _)| rest);
    let rest = rest.strip_suffix(".cb").or_else(|| rest.strip_suffix(".sb")).unwrap_or(name);
    let rest = rest.strip_prefix("struct.").unwrap_or(rest);
    if rest.starts_with("struct.anon.") { "<unnamed>" } else { rest }
}

fn described(ctx: &Context, ty: TypeId, facts: Option<&FieldLayout>, depth: usize) -> Described {
    let mut out = Described { rows: 1, cols: 1, ..Described::default() };
    let (inner, elements) = strip_arrays(ctx, ty, facts);
    out.elements = elements;
    if depth >= MAX_DEPTH {
        return out;
    }
    if let Type::Struct { name, fields, .. } = ctx.types.get(inner) {
        out.class = 5;
        out.name = name.map_or_else(String::new, |name| source_name(ctx.name(name)).to_owned());
        if let Some(layout) = ctx.layouts.get(&inner) {
            out.members = fields
                .iter()
                .zip(&layout.fields)
                .map(|(&field, facts)| {
                    (
                        ctx.name(facts.name).to_owned(),
                        facts.offset,
                        described(ctx, field, Some(facts), depth + 1),
                    )
                })
                .collect();
        }
        let cells: usize =
            out.members.iter().map(|(_, _, ty)| usize::from(ty.rows) * usize::from(ty.cols)).sum();
        out.cols = cells.min(usize::from(u16::MAX)) as u16;
        return out;
    }
    let (base, name) = base_type(ctx, ctx.types.scalar(leaf(ctx, inner)), facts.map(|facts| facts.component));
    out.base = base;
    match facts.and_then(|facts| facts.matrix) {
        Some(shape) => {
            out.class = if shape.row_major { 2 } else { 3 };
            (out.rows, out.cols) = (u16::from(shape.rows), u16::from(shape.cols));
            out.name = format!("{name}{}x{}", shape.rows, shape.cols);
        }
        None => {
            let lanes = ctx.types.lanes(inner);
            out.class = u16::from(matches!(ctx.types.get(inner), Type::Vector { .. }));
            out.cols = lanes as u16;
            out.name = if out.class == 1 { format!("{name}{lanes}") } else { name.to_owned() };
        }
    }
    out
}

fn leaf(ctx: &Context, mut ty: TypeId) -> TypeId {
    while let Type::Array { elem, .. } = ctx.types.get(ty) {
        ty = *elem;
    }
    ty
}

/// The type within arrays, and how many of it there are; a matrix's own array of vectors is kept.
fn strip_arrays(ctx: &Context, ty: TypeId, facts: Option<&FieldLayout>) -> (TypeId, u16) {
    let is_matrix = facts.is_some_and(|facts| facts.matrix.is_some());
    let mut inner = ty;
    let mut elements = 1u32;
    while let Type::Array { elem, len } = ctx.types.get(inner) {
        let last = matches!(
            ctx.types.get(*elem),
            Type::Vector { .. } | Type::Float | Type::Int(_) | Type::Double | Type::Half
        );
        if is_matrix && last {
            break;
        }
        elements = elements.saturating_mul(*len);
        inner = *elem;
    }
    let counted = if inner == ty { 0 } else { elements.min(u32::from(u16::MAX)) as u16 };
    (inner, counted)
}

fn base_type(ctx: &Context, scalar: TypeId, component: Option<ComponentType>) -> (u16, &'static str) {
    match (component, ctx.types.get(scalar)) {
        (Some(ComponentType::I1), _) => (1, "bool"),
        (_, Type::Double) => (39, "double"),
        (_, Type::Float | Type::Half) => (3, "float"),
        (Some(component), _) if component.is_signed_int() => (2, "int"),
        _ => (19, "uint"),
    }
}

/// Counts what a program is made of.
pub(crate) fn statistics<'a>(instructions: impl Iterator<Item = &'a Instruction>) -> Statistics {
    let mut counts = Statistics::default();
    for instruction in instructions {
        let info = instruction.op.info();
        match info.form {
            Form::Code => count(&mut counts, instruction.op, info.data),
            Form::Declaration | Form::Custom => counts.declarations += 1,
        }
        match instruction.op {
            Op::DclTemps => counts.temps = counts.temps.max(instruction.words[0]),
            Op::DclIndexableTemp => counts.temp_arrays += instruction.words[1],
            op => count_stage(&mut counts, op, instruction),
        }
        let touches_array = instruction.operands.iter().any(|operand| operand.file == File::IndexableTemp);
        counts.array_instructions += u32::from(touches_array);
    }
    counts
}

/// What the declarations of geometry, hull and domain shaders say.
fn count_stage(counts: &mut Statistics, op: Op, instruction: &Instruction) {
    let mode = instruction.controls >> control::MODE_SHIFT;
    let word = instruction.words.first().copied().unwrap_or(0);
    match op {
        Op::DclGsInputPrimitive => counts.input_primitive = mode,
        Op::DclGsOutputTopology => counts.output_topology = mode,
        Op::DclMaxOutputVertexCount => counts.max_output_vertices = word,
        Op::DclGsInstanceCount => counts.gs_instances = word,
        // A hull shader's are those that go out, which are declared after those that come in.
        Op::DclInputControlPointCount | Op::DclOutputControlPointCount => counts.control_points = mode,
        Op::DclTessDomain => counts.domain = mode,
        Op::DclTessPartitioning => counts.hs_partitioning = mode,
        Op::DclTessOutputPrimitive => counts.hs_output_primitive = mode,
        Op::EmitThenCut | Op::EmitThenCutStream => {
            counts.emit += 1;
            counts.cut += 1;
        }
        _ => {}
    }
}

fn is_atomic(name: &str) -> bool {
    name.starts_with("atomic_") || name.starts_with("imm_atomic_")
}

fn count(counts: &mut Statistics, op: Op, data: Data) {
    // Labels and ends of structures are no instructions of their own.
    if !matches!(op, Op::Case | Op::Default | Op::EndSwitch | Op::Nop) {
        counts.instructions += 1;
    }
    let field = match op {
        Op::Sample | Op::Gather4 | Op::SampleL | Op::Gather4Po => &mut counts.texture_normal,
        Op::Ld | Op::LdMs | Op::LdRaw | Op::LdStructured | Op::LdUavTyped => &mut counts.texture_load,
        Op::SampleC | Op::SampleCLz | Op::Gather4C | Op::Gather4PoC => &mut counts.texture_compare,
        Op::SampleB => &mut counts.texture_bias,
        Op::SampleD => &mut counts.texture_gradient,
        Op::StoreRaw | Op::StoreStructured | Op::StoreUavTyped => &mut counts.texture_store,
        Op::Mov | Op::DMov => &mut counts.moves,
        Op::Movc | Op::DMovc | Op::SwapC => &mut counts.conditional_moves,
        Op::FtoI | Op::FtoU | Op::ItoF | Op::UtoF | Op::DtoF | Op::FtoD | Op::F16ToF32 | Op::F32ToF16 => {
            &mut counts.conversions
        }
        Op::If | Op::Loop | Op::Switch | Op::Breakc | Op::Continuec | Op::Retc => &mut counts.dynamic_flow,
        Op::Break | Op::Continue => &mut counts.static_flow,
        Op::Sync => &mut counts.barriers,
        Op::Emit | Op::EmitStream => &mut counts.emit,
        Op::Cut | Op::CutStream => &mut counts.cut,
        _ if is_atomic(op.info().name) => &mut counts.interlocked,
        _ => match data {
            Data::Float | Data::Double => &mut counts.float_instructions,
            Data::Int => &mut counts.int_instructions,
            Data::Uint => &mut counts.uint_instructions,
            Data::Any => return,
        },
    };
    *field += 1;
}

#[cfg(test)]
mod tests {
    use super::source_name;

    #[test]
    fn structures_have_the_names_of_the_source() {
        assert_eq!(source_name("struct.Light.cb"), "Light");
        assert_eq!(source_name("struct.Light.sb.1"), "Light");
        assert_eq!(source_name("struct.A::Two<float2x1>.cb"), "A::Two<float2x1>");
        assert_eq!(source_name("struct.struct.anon.2.cb"), "<unnamed>");
    }
}

//! Inputs, outputs and push constants as LLVM's SPIR-V back end has them: global variables, each in the address space of its
//! storage class, with `!spirv.Decorations`. Inputs and outputs become variables by number, push constants a resource.

use crate::kinds;
use trefoil_ir::{
    Context, Error, Flags, Function, GlobalId, HashMap, InstId, Intrinsic, Metadata, MetadataId, Opcode,
    Resource, ResourceKind, ResourceType, SPACE_INPUT, SPACE_OUTPUT, SPACE_PUSH_CONSTANT, SpirvNote,
    SpirvSubject, Stage, Type, TypeId, Value,
};

/// SPIR-V's numbers of decorations.
const BUILT_IN: u32 = 11;
const FLAT: u32 = 14;
/// SPIR-V's numbers of storage classes.
const INPUT: u32 = 1;
const OUTPUT: u32 = 3;

/// Rewrites the uses of such variables in an entry of a stage.
///
/// # Errors
/// Decorations that are not lists of numbers; a second push constant.
pub(super) fn run(ctx: &mut Context, func: &mut Function, stage: Option<Stage>) -> Result<(), Error> {
    let mut found: Vec<GlobalId> = Vec::new();
    for &block in &func.layout {
        for &inst in &func.blocks[block].insts {
            for global in func.operands(inst).iter().filter_map(|v| v.as_global()) {
                let space = ctx.globals[global].space;
                let of_pipeline = matches!(space, SPACE_INPUT | SPACE_OUTPUT | SPACE_PUSH_CONSTANT);
                if of_pipeline && !found.contains(&global) {
                    found.push(global);
                }
            }
        }
    }
    let (mut first, mut pointers) = (Vec::new(), HashMap::default());
    for global in found {
        let made = match ctx.globals[global].space {
            SPACE_PUSH_CONSTANT => push_constant(ctx, func, global, &mut first)?,
            _ => variable(ctx, func, global, stage)?,
        };
        first.push(made);
        pointers.insert(global, Value::from(made));
    }
    let entry = func.entry();
    func.blocks[entry].insts.splice(0..0, first);
    func.rewrite_operands(|v| v.as_global().and_then(|g| pointers.get(&g)).copied().unwrap_or(v));
    Ok(())
}

fn intrinsic(
    func: &mut Function,
    at: trefoil_ir::Loc,
    which: Intrinsic,
    ty: TypeId,
    operands: &[Value],
) -> InstId {
    func.detached(at, Opcode::Intrinsic, ty, operands, which as u32, Flags::NONE)
}

/// The address of an input or output.
fn variable(
    ctx: &mut Context,
    func: &mut Function,
    global: GlobalId,
    stage: Option<Stage>,
) -> Result<InstId, Error> {
    let (name, ty, space, loc) = {
        let g = &ctx.globals[global];
        (g.name, g.ty, g.space, g.loc)
    };
    let mut decorations = decorations(ctx, global).ok_or_else(|| {
        let name = ctx.name(name);
        Error::new(loc, kinds::DECORATIONS_FORM.with(&[&name]))
    })?;
    let built_in = decorations.iter().find(|d| d[0] == BUILT_IN).and_then(|d| d.get(1).copied());
    let class = if space == SPACE_INPUT { INPUT } else { OUTPUT };
    // Vulkan interpolates no integers and no doubles.
    let into_pixels = stage == Some(Stage::Pixel) && class == INPUT && built_in.is_none();
    if into_pixels && is_never_interpolated(ctx, ty) && decorations.iter().all(|d| d[0] != FLAT) {
        decorations.push(vec![FLAT]);
    }
    let number = ctx.spirv.variable(name, class, built_in);
    let of = SpirvSubject::Variable(number);
    for decoration in decorations.iter().filter(|d| d[0] != BUILT_IN) {
        let (operands, texts) = (decoration[1..].to_vec(), Vec::new());
        ctx.spirv.note(SpirvNote::Decoration { of, number: decoration[0], operands, texts, by_id: false });
    }
    let operands = [ctx.i32(number), ctx.undef(ty)];
    Ok(intrinsic(func, loc, Intrinsic::SpirvVariable, TypeId::PTR, &operands))
}

/// Whether a scalar, a vector or an array of such is of a type that is not interpolated.
fn is_never_interpolated(ctx: &Context, mut ty: TypeId) -> bool {
    while let Type::Array { elem, .. } = ctx.types.get(ty) {
        ty = *elem;
    }
    let scalar = ctx.types.scalar(ty);
    ctx.types.is_int(scalar) || scalar == TypeId::DOUBLE
}

/// The decorations of a global, each a number and its operands; none where the list has another form.
fn decorations(ctx: &Context, global: GlobalId) -> Option<Vec<Vec<u32>>> {
    let Some(&list) = ctx.decorations.get(&global) else { return Some(Vec::new()) };
    let parts = |node: MetadataId| match ctx.metadata.get(node)? {
        Metadata::Node(parts) | Metadata::Distinct(parts) => Some(ctx.parts(*parts)),
        _ => None,
    };
    let number = |part: &Option<MetadataId>| match ctx.metadata.get((*part)?)? {
        Metadata::Value(value) => ctx.as_int(*value).map(|n| n as u32),
        _ => None,
    };
    let decoration = |node: &Option<MetadataId>| {
        let numbers: Option<Vec<u32>> = parts((*node)?)?.iter().map(number).collect();
        numbers.filter(|numbers| !numbers.is_empty())
    };
    parts(list)?.iter().map(decoration).collect()
}

/// The address of the push constants, whose handle goes to `first`.
fn push_constant(
    ctx: &mut Context,
    func: &mut Function,
    global: GlobalId,
    first: &mut Vec<InstId>,
) -> Result<InstId, Error> {
    let (name, held, loc) = {
        let g = &ctx.globals[global];
        (g.name, g.ty, g.loc)
    };
    let element = match ctx.types.get(held) {
        Type::Struct { .. } => held,
        _ => ctx.types.literal_struct(&[held]),
    };
    let ty = ctx.types.resource(ResourceType { element, ..ResourceType::plain(ResourceKind::CBuffer) });
    let id = match ctx.push_constant {
        Some(id) if ctx.resources[id].ty == ty && ctx.resources[id].name == name => id,
        Some(_) => return Err(Error::new(loc, &kinds::TWO_PUSH_CONSTANTS)),
        None => ctx.resources.push(Resource::new(name, ty, loc)),
    };
    ctx.push_constant = Some(id);
    let operands = [ctx.i32(id.as_u32()), ctx.i32(0), ctx.bool(false)];
    let handle = intrinsic(func, loc, Intrinsic::Handle, ty, &operands);
    first.push(handle);
    let operands = [handle.into(), ctx.i32(0)];
    Ok(intrinsic(func, loc, Intrinsic::GetPointer, TypeId::PTR, &operands))
}

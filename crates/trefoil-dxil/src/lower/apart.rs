//! How deep the indices go in a variable that are computed. Below that depth each member may have an array of its own: the lanes of an
//! array of vectors, the elements of an array in an array of structures.

use trefoil_ir::{Context, Function, HashMap, InstId, Opcode, SideMap, Type, TypeId, Value, ValueKind};

/// Most arrays that one variable becomes for it.
pub(super) const MOST_ARRAYS: u32 = 16;

/// Whether a type has arrays of vectors, or of arrays.
pub(super) fn has_inner(ctx: &Context, ty: TypeId) -> bool {
    match ctx.types.get(ty) {
        Type::Struct { fields, .. } => fields.iter().any(|&field| has_inner(ctx, field)),
        &Type::Array { elem, .. } => match ctx.types.get(elem) {
            Type::Vector { .. } | Type::Array { .. } => true,
            Type::Struct { fields, .. } => fields
                .iter()
                .any(|&field| matches!(ctx.types.get(field), Type::Vector { .. } | Type::Array { .. })),
            _ => false,
        },
        _ => false,
    }
}

/// By variable: how many indices lead to where all are known.
pub(super) struct Depths(HashMap<Value, u32>);

impl Depths {
    pub(super) fn of(ctx: &Context, func: &Function) -> Self {
        let mut depths: HashMap<Value, u32> = HashMap::default();
        // The variable that each step leads into.
        let mut stepped: SideMap<InstId, Option<Value>> = SideMap::with_default(None);
        for &inst in func.layout.iter().flat_map(|&block| &func.blocks[block].insts) {
            for (n, &operand) in func.operands(inst).iter().enumerate() {
                let step = operand.as_inst().and_then(|step| stepped[step]);
                let Some(variable) = step.or_else(|| variable(func, operand)) else { continue };
                let depth = match (func.insts[inst].op, n) {
                    (Opcode::Gep, 0) => {
                        stepped[inst] = Some(variable);
                        // A step from a step may lead anywhere.
                        if step.is_some() { u32::MAX } else { computed(ctx, func, inst) }
                    }
                    (Opcode::Load, 0) | (Opcode::Store, 1) => 0,
                    _ => u32::MAX,
                };
                let known = depths.entry(variable).or_default();
                *known = depth.max(*known);
            }
        }
        Self(depths)
    }

    pub(super) fn of_variable(&self, variable: Value) -> u32 {
        self.0.get(&variable).copied().unwrap_or(u32::MAX)
    }
}

/// The variable that a value is the address of.
fn variable(func: &Function, value: Value) -> Option<Value> {
    let is_variable = match value.kind() {
        ValueKind::Global(_) => true,
        ValueKind::Inst(inst) => func.insts[inst].op == Opcode::Alloca,
        _ => false,
    };
    is_variable.then_some(value)
}

/// The number of indices of a step up to the last that is computed, or that leads out of what it indexes.
fn computed(ctx: &Context, func: &Function, gep: InstId) -> u32 {
    let [_, first, ref path @ ..] = *func.operands(gep) else { return u32::MAX };
    if ctx.as_int(first) != Some(0) {
        return u32::MAX;
    }
    let (mut ty, mut depth) = (func.insts[gep].data_type(), 0);
    for (n, &index) in (1..).zip(path) {
        let known = ctx.as_int(index).and_then(|index| u32::try_from(index).ok());
        let (member, fits) = match *ctx.types.get(ty) {
            Type::Array { elem, len } | Type::Vector { elem, len } => {
                (Some(elem), known.is_some_and(|index| index < len))
            }
            _ => (known.and_then(|index| ctx.types.member(ty, index)), true),
        };
        let Some(member) = member else { return u32::MAX };
        if !fits {
            depth = n;
        }
        ty = member;
    }
    depth
}

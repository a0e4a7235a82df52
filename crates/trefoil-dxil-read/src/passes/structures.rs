//! Structures in memory, which DXIL's variables are not: a local variable of them becomes a flat array for each number that a
//! structure has, with an element for each of the structures. Of a group's variables only the vectors become arrays.
//!
//! Terms: a *leaf* is a number in a type, named by the fields that lead to it; what lies on the way in arrays and vectors counts.

use super::legalize::join_steps;
use super::memory::{retype_global, scalarize_addresses};
use smallvec::SmallVec;
use trefoil_dxil::module::code::insts;
use trefoil_dxil::module::defined;
use trefoil_ir::{
    Context, Cursor, Flags, Function, HashMap, HashSet, InstId, Intrinsic, Module, Opcode, SPACE_SHARED,
    Type, TypeId, Value,
};

/// Most elements of one array.
const MAX_ELEMENTS: u64 = 1 << 24;

/// Takes apart the structures of all variables, where their fields alone are read and written.
pub(super) fn run(module: &mut Module) {
    let mut globals = HashSet::default();
    for id in module.ctx.globals.ids().collect::<Vec<_>>() {
        let (old, space) = (module.ctx.globals[id].ty, module.ctx.globals[id].space);
        let new = without_vectors(&mut module.ctx, old);
        if space == SPACE_SHARED && new != old {
            globals.insert(id);
            retype_global(&mut module.ctx, id, new);
        }
    }
    for id in defined(module) {
        let (ctx, func) = (&mut module.ctx, &mut module.functions[id]);
        split(ctx, func);
        if !globals.is_empty() {
            scalarize_addresses(ctx, func, &globals, without_vectors);
        }
    }
}

/// A type with arrays for the vectors that it has as fields or elements.
fn without_vectors(ctx: &mut Context, ty: TypeId) -> TypeId {
    match ctx.types.get(ty).clone() {
        Type::Struct { fields, packed, .. } => {
            let new: Vec<TypeId> = fields.iter().map(|&field| without_vectors(ctx, field)).collect();
            if new[..] == fields[..] {
                return ty;
            }
            ctx.types.intern(Type::Struct { name: None, fields: new.into(), packed })
        }
        Type::Array { elem, len } => {
            let elem = without_vectors(ctx, elem);
            ctx.types.array(elem, len)
        }
        Type::Vector { elem, len } => ctx.types.array(elem, len),
        _ => ty,
    }
}

/// Splits the local variables of a function.
fn split(ctx: &mut Context, func: &mut Function) {
    let has_structure = |ctx: &Context, i: InstId| {
        func.insts[i].op == Opcode::Alloca
            && func.operands(i).is_empty()
            && is_structured(ctx, func.insts[i].data_type())
    };
    let mut locals: HashSet<InstId> = insts(func).filter(|&i| has_structure(ctx, i)).collect();
    if locals.is_empty() {
        return;
    }
    join_steps(ctx, func);
    let mut leaves: HashMap<InstId, Leaf> = HashMap::default();
    for inst in insts(func).collect::<Vec<_>>() {
        for &used in func.operands(inst) {
            let Some(local) = used.as_inst().filter(|local| locals.contains(local)) else { continue };
            if is_mark(func, inst) {
                continue;
            }
            match leaf(ctx, func, inst, local) {
                Some(leaf) => drop(leaves.insert(inst, leaf)),
                None => _ = locals.remove(&local),
            }
        }
    }
    leaves.retain(|_, leaf| locals.contains(&leaf.local));
    lanes(ctx, func, &mut locals, &mut leaves);
    let mut arrays: HashMap<(InstId, SmallVec<[u32; 4]>), InstId> = HashMap::default();
    let mut order: Vec<(InstId, InstId)> = Vec::new();
    for block in func.layout.clone() {
        let (old, mut cursor) = Cursor::rebuild(func, block);
        for inst in old {
            cursor.at_inst(inst);
            if let Some(leaf) = leaves.get(&inst) {
                let ty = ctx.types.array(leaf.ty, leaf.count);
                let array = *arrays.entry((leaf.local, leaf.fields.clone())).or_insert_with(|| {
                    let loc = cursor.func.loc(leaf.local);
                    let array =
                        cursor.func.detached(loc, Opcode::Alloca, TypeId::PTR, &[], ty.as_u32(), Flags::NONE);
                    order.push((leaf.local, array));
                    array
                });
                let index = sum(ctx, &mut cursor, &leaf.steps);
                let operands = [array.into(), ctx.i32(0), index];
                let i = cursor.func.insts[inst];
                cursor.func.replace(inst, Opcode::Gep, i.ty, &operands, ty.as_u32(), i.flags);
            }
            cursor.keep(inst);
        }
    }
    for block in func.layout.clone() {
        let old = std::mem::take(&mut func.blocks[block].insts);
        for inst in old {
            let marked = func.operands(inst).iter().filter_map(|v| v.as_inst());
            if is_mark(func, inst) && marked.into_iter().any(|local| locals.contains(&local)) {
                continue;
            }
            match locals.contains(&inst) {
                true => {
                    let new = order.iter().filter(|(local, _)| *local == inst).map(|(_, array)| *array);
                    func.blocks[block].insts.extend(new);
                }
                false => func.blocks[block].insts.push(inst),
            }
        }
    }
}

/// The lanes of vectors that addresses lead to, by steps from there; a variable of which something else is taken stays.
fn lanes(ctx: &Context, func: &Function, locals: &mut HashSet<InstId>, leaves: &mut HashMap<InstId, Leaf>) {
    for inst in insts(func) {
        let i = &func.insts[inst];
        for (at, used) in func.operands(inst).iter().enumerate() {
            let Some(vector) = used.as_inst().and_then(|base| leaves.get(&base)) else { continue };
            let (local, ty) = (vector.local, vector.ty);
            let found = match (i.op, func.operands(inst)) {
                (Opcode::Gep, &[_, lane]) if at == 0 && i.data_type() == ty => {
                    let mut found = vector.clone();
                    found.steps.push((lane, 1));
                    Some(found)
                }
                (Opcode::Load, _) if i.ty == ty => None,
                (Opcode::Store, &[value, _]) if at == 1 && func.value_type(ctx, value) == ty => None,
                _ => {
                    locals.remove(&local);
                    None
                }
            };
            if let Some(found) = found {
                leaves.insert(inst, found);
            }
        }
    }
    leaves.retain(|_, leaf| locals.contains(&leaf.local));
}

/// Whether an instruction marks the start or the end of a variable's lifetime.
fn is_mark(func: &Function, inst: InstId) -> bool {
    matches!(func.insts[inst].intrinsic(), Some(Intrinsic::LifetimeStart | Intrinsic::LifetimeEnd))
}

/// Whether a type is a structure, or has one as an element.
fn is_structured(ctx: &Context, mut ty: TypeId) -> bool {
    while let Type::Array { elem, .. } = *ctx.types.get(ty) {
        ty = elem;
    }
    matches!(ctx.types.get(ty), Type::Struct { .. })
}

/// A number in a local variable, by an address.
#[derive(Clone)]
struct Leaf {
    local: InstId,
    fields: SmallVec<[u32; 4]>,
    ty: TypeId,
    /// How many there are.
    count: u32,
    /// Which one: indices, each with the number of elements that it steps over.
    steps: SmallVec<[(Value, u32); 4]>,
}

/// Where an instruction leads that uses a variable: to a number in it, or nowhere that is known.
fn leaf(ctx: &Context, func: &Function, inst: InstId, local: InstId) -> Option<Leaf> {
    let mut ty = func.insts[local].data_type();
    let is_step = func.insts[inst].op == Opcode::Gep && func.insts[inst].data_type() == ty;
    let &[base, start, ref path @ ..] = func.operands(inst) else { return None };
    if !is_step || base != local.into() || ctx.as_int(start) != Some(0) || path.contains(&local.into()) {
        return None;
    }
    let mut fields = SmallVec::new();
    let mut extents: SmallVec<[(Value, u32); 4]> = SmallVec::new();
    for &index in path {
        match ctx.types.get(ty) {
            Type::Struct { fields: all, .. } => {
                let field = u32::try_from(ctx.as_int(index)?).ok()?;
                ty = *all.get(field as usize)?;
                fields.push(field);
            }
            &(Type::Array { elem, len } | Type::Vector { elem, len }) => {
                ty = elem;
                extents.push((index, len));
            }
            _ => return None,
        }
    }
    // The address of a vector is that of its first lane.
    if let &Type::Vector { elem, len } = ctx.types.get(ty) {
        ty = elem;
        extents.push((start, len));
    }
    let is_number = ctx.types.scalar_bits(ty) != 0 && ctx.types.scalar(ty) == ty;
    let mut count = 1u64;
    let mut steps: SmallVec<[(Value, u32); 4]> = SmallVec::new();
    for &(index, len) in extents.iter().rev() {
        steps.insert(0, (index, count as u32));
        count = count.saturating_mul(len.into());
    }
    (is_number && (1..=MAX_ELEMENTS).contains(&count)).then(|| Leaf {
        local,
        fields,
        ty,
        count: count as u32,
        steps,
    })
}

/// The number of an element that steps lead to.
fn sum(ctx: &mut Context, at: &mut Cursor<'_>, steps: &[(Value, u32)]) -> Value {
    let (mut constant, mut dynamic) = (0u32, None);
    for &(index, by) in steps {
        if let Some(known) = ctx.as_int(index) {
            constant = constant.wrapping_add((known as u32).wrapping_mul(by));
            continue;
        }
        let bits = ctx.types.scalar_bits(at.func.value_type(ctx, index));
        let mut part = match bits {
            32 => index,
            65.. | 33..=64 => at.inst(Opcode::Trunc, TypeId::I32, &[index], 0, Flags::NONE).into(),
            _ => at.inst(Opcode::SExt, TypeId::I32, &[index], 0, Flags::NONE).into(),
        };
        if by != 1 {
            part = at.inst(Opcode::Mul, TypeId::I32, &[part, ctx.i32(by)], 0, Flags::NONE).into();
        }
        dynamic = Some(match dynamic {
            Some(sum) => at.inst(Opcode::Add, TypeId::I32, &[sum, part], 0, Flags::NONE).into(),
            None => part,
        });
    }
    match dynamic {
        None => ctx.i32(constant),
        Some(sum) if constant == 0 => sum,
        Some(sum) => at.inst(Opcode::Add, TypeId::I32, &[sum, ctx.i32(constant)], 0, Flags::NONE).into(),
    }
}

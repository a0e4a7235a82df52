//! Tables: a local array that is given constants alone, and is read only after that, is a constant of the module.
//!
//! Programs that translate shaders put each element into a variable of its own first, so that what an array holds is known to be
//! constant only here.

use super::{Access, Array, Copied, Path, Place, Source, path};
use smallvec::smallvec;
use trefoil_ir::{
    ConstId, ConstKind, Context, Flags, Function, Global, GlobalId, HashMap, InstId, Opcode, SPACE_PRIVATE,
    Type, TypeId, Value,
};

/// The table that an array is, whose stores all stand in one block ahead of its loads.
pub(super) fn held(
    ctx: &mut Context,
    func: &Function,
    array: &Array,
    precedes: &dyn Fn(Place, Place) -> bool,
) -> Option<Copied> {
    let (first, last) = (array.stores.first()?, array.stores.last()?);
    let is_read_later = array.loads.iter().all(|load| precedes(last.at, load.at));
    if first.at.block != last.at.block || !is_read_later {
        return None;
    }
    let mut elements: HashMap<Path, ConstId> = HashMap::default();
    for store in &array.stores {
        let constant = func.operands(store.inst)[0].as_const()?;
        if matches!(ctx.consts.get(constant).kind, ConstKind::Undef | ConstKind::Poison) {
            return None;
        }
        elements.insert(path(ctx, func, store.gep)?, constant);
    }
    let ty = func.insts[first.gep].data_type();
    let init = whole(ctx, ty, &mut smallvec![], &elements)?;
    let source = Source::Table(global(ctx, func, first.inst, init));
    let values = elements.into_iter().map(|(path, constant)| (path, constant.into())).collect();
    Some(Copied { source, values, made: last.at })
}

/// The constant of a type of which the elements from a path on are known; none where one is not.
fn whole(ctx: &mut Context, ty: TypeId, at: &mut Path, elements: &HashMap<Path, ConstId>) -> Option<ConstId> {
    if let Some(&known) = elements.get(at) {
        return (ctx.consts.get(known).ty == ty).then_some(known);
    }
    let (fields, count) = match ctx.types.get(ty) {
        Type::Array { elem, len } => (vec![*elem], usize::try_from(*len).ok()?),
        Type::Struct { fields, .. } => (fields.to_vec(), fields.len()),
        _ => return None,
    };
    let mut parts = Vec::new();
    for n in 0..count {
        at.push(n as u64);
        let part = whole(ctx, *fields.get(n).or(fields.first())?, at, elements);
        at.pop();
        parts.push(part?);
    }
    Some(ctx.consts.aggregate(ty, &parts))
}

/// The table that holds a constant; arrays that hold the same share one.
fn global(ctx: &mut Context, func: &Function, store: InstId, init: ConstId) -> GlobalId {
    let holds =
        |global: &Global| global.constant && global.space == SPACE_PRIVATE && global.init == Some(init);
    if let Some((known, _)) = ctx.globals.iter().find(|(_, global)| holds(global)) {
        return known;
    }
    let name = ctx.symbol(&format!("table.{}", ctx.globals.len()));
    let ty = ctx.consts.get(init).ty;
    let (space, loc) = (SPACE_PRIVATE, func.loc(store));
    ctx.globals.push(Global { name, ty, space, constant: true, init: Some(init), align: 0, loc })
}

/// Has a load read a table; gives the address that must stand before it.
pub(super) fn read(ctx: &Context, func: &mut Function, load: &Access, table: GlobalId) -> InstId {
    let gep = func.insts[load.gep];
    let indices = func.operands(load.gep).iter().skip(1).copied();
    let operands: Vec<Value> = std::iter::once(table.into()).chain(indices).collect();
    let ty = ctx.globals[table].pointer_type(&ctx.types);
    let address = func.detached(func.loc(load.inst), Opcode::Gep, ty, &operands, gep.data, Flags::NONE);
    func.operands_mut(load.inst)[0] = address.into();
    address
}

//! Whole accesses: structures and arrays whose members are loaded or stored one by one are loaded and stored whole.
//!
//! The front end passes structures member by member, so a copy of one is an address, a load and a store for each of its members. A
//! target that has structures as values (SPIR-V) needs one address and one access. **Members** here are the scalars and vectors that a
//! structure or an array comes to.
//!
//! 1. Loads (`loads`): where a block loads at least `MIN_LOADS` members of something, and half of those that it has, it is loaded where
//!    the first of them was, and the members are taken out.
//! 2. Stores (`stores`): where a block stores all members of something, it is put together and stored where the last of them was. What is put
//!    together from all members of one value is that value: so a copy becomes a load and a store.
//!
//! Nothing moves past what may change what is read, or read what is written (`places`). Cost: linear in the instructions, as a block has a
//! few runs of accesses open at a time, and a run a bounded number of members.

mod loads;
mod stores;

use crate::places::{self, Place};
use crate::sroa::address_type;
use smallvec::SmallVec;
use trefoil_ir::{BlockId, Context, Cursor, Flags, Function, InstId, Opcode, Type, TypeId, Value};

/// Most members that are loaded or stored together.
const MAX_MEMBERS: usize = 256;
/// Least members that are loaded together: as many as come to fewer instructions.
const MIN_LOADS: usize = 3;
/// Most runs that are open at a time.
const OPEN_RUNS: usize = 8;

/// Constant indices that lead to a member.
type Path = SmallVec<[u32; 6]>;

/// Loads and stores whole; says whether there was anything to.
pub fn run(ctx: &mut Context, func: &mut Function) -> bool {
    // Accesses of other front ends say how they are aligned.
    if ctx.aligned_vectors {
        return false;
    }
    let loaded = loads::run(ctx, func);
    stores::run(ctx, func) | loaded
}

/// What holds the members that a run accesses: the address up to its last index that is known only at run time.
#[derive(Clone)]
struct Holder {
    place: Place,
    ty: TypeId,
    /// Whether it is a constant buffer's block, which is no value.
    is_block: bool,
}

impl Holder {
    /// What holds a place, and the path from there.
    fn of(ctx: &Context, func: &Function, mut place: Place) -> Option<(Holder, Path)> {
        let known = |index: &Value| ctx.as_int(*index).and_then(|n| u32::try_from(n).ok());
        let length = place.indices.iter().rev().take_while(|index| known(index).is_some()).count();
        let path: Path =
            place.indices.drain(place.indices.len() - length..).filter_map(|n| known(&n)).collect();
        let mut ty = place.ty;
        for index in &place.indices {
            ty = match known(index) {
                Some(n) => ctx.types.member(ty, n)?,
                None => ctx.types.member(ty, 0)?,
            };
        }
        // A constant index may lie outside of its array, where control never comes.
        path.iter().try_fold(ty, |ty, &n| ctx.types.member(ty, n))?;
        let is_block = place.indices.is_empty() && places::is_block(ctx, func, place.base);
        Some((Holder { place, ty, is_block }, path))
    }

    fn is_same(&self, other: &Holder) -> bool {
        let (a, b) = (&self.place, &other.place);
        a.base == b.base && a.ty == b.ty && a.indices == b.indices
    }

    /// Writes the address of what a path leads to.
    fn address(&self, ctx: &mut Context, cursor: &mut Cursor<'_>, path: &[u32]) -> Value {
        let place = &self.place;
        if place.indices.is_empty() && path.is_empty() {
            return place.base;
        }
        let mut operands: SmallVec<[Value; 8]> = SmallVec::from_slice(&[place.base, ctx.i32(0)]);
        operands.extend_from_slice(&place.indices);
        operands.extend(path.iter().map(|&n| ctx.i32(n)));
        let (ty, data) = (cursor.func.value_type(ctx, place.base), place.ty.as_u32());
        cursor.inst(Opcode::Gep, ty, &operands, data, Flags::INBOUNDS).into()
    }
}

/// Whether an address is that of a member which is known: its last index is a constant.
fn is_of_member(func: &Function, pointer: Value) -> bool {
    let gep = pointer.as_inst().filter(|&inst| func.insts[inst].op == Opcode::Gep);
    gep.is_some_and(|gep| matches!(func.operands(gep), [_, _, .., last] if last.as_const().is_some()))
}

/// How many instructions of a block load from members, or store to them.
fn count_accesses(func: &Function, block: BlockId, op: Opcode) -> usize {
    let at = usize::from(op == Opcode::Store);
    let is_one = |&&inst: &&InstId| {
        func.insts[inst].op == op && func.operands(inst).get(at).is_some_and(|&p| is_of_member(func, p))
    };
    func.blocks[block].insts.iter().filter(is_one).count()
}

/// Whether something has members of its own, vectors aside.
fn is_aggregate(ctx: &Context, ty: TypeId) -> bool {
    matches!(ctx.types.get(ty), Type::Struct { .. } | Type::Array { .. })
}

/// How many members of its own something has.
fn member_count(ctx: &Context, ty: TypeId) -> u32 {
    match ctx.types.get(ty) {
        Type::Struct { fields, .. } => fields.len() as u32,
        Type::Array { len, .. } | Type::Vector { len, .. } => *len,
        _ => 0,
    }
}

/// Writes what takes a part out of a structure or an array.
fn part(ctx: &mut Context, cursor: &mut Cursor<'_>, ty: TypeId, whole: Value, path: &[u32]) -> Value {
    let mut operands: SmallVec<[Value; 8]> = SmallVec::from_slice(&[whole]);
    operands.extend(path.iter().map(|&n| ctx.i32(n)));
    cursor.inst(Opcode::ExtractValue, ty, &operands, 0, Flags::NONE).into()
}

/// Whether an address is of exactly that type.
fn points_to(ctx: &Context, func: &Function, pointer: Value, ty: TypeId) -> bool {
    pointer
        .as_inst()
        .is_some_and(|gep| func.insts[gep].op == Opcode::Gep && address_type(ctx, func, gep) == Some(ty))
}

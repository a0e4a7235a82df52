//! Lanes in memory: what is accessed lane by lane in the end is accessed so from the beginning, for a target whose addresses may be of lanes.
//!
//! - Buffers of bytes are words to SPIR-V: a vector there is loaded and stored word by word. With an address, a load and a place in a vector
//!   for each lane, vectors that are only taken apart again go.
//! - Of a vector in other memory of which one lane is all that anything takes, that lane is loaded.
//!
//! Cost: linear in the instructions.

use crate::places::{Place, is_plain};
use crate::rules::splat_int;
use crate::simplify::Replaced;
use smallvec::SmallVec;
use trefoil_ir::{
    Context, Cursor, Flags, Function, InstId, Intrinsic, Opcode, ResourceKind, SideMap, Type, TypeId, Value,
};

/// Accesses lanes; says whether there were any.
pub fn run(ctx: &mut Context, func: &mut Function) -> bool {
    if ctx.aligned_vectors {
        return false;
    }
    let taken = taken(ctx, func);
    let mut replaced = Replaced::default();
    let mut changed = false;
    for n in 0..func.layout.len() {
        let block = func.layout[n];
        let is_any = |&inst: &InstId| work(ctx, func, &taken, inst).is_some();
        if !func.blocks[block].insts.iter().any(is_any) {
            continue;
        }
        changed = true;
        let (old, mut cursor) = Cursor::rebuild(func, block);
        for inst in old {
            cursor.at_inst(inst);
            match work(ctx, cursor.func, &taken, inst) {
                Some(Work::Load(len)) => load_lanes(ctx, &mut cursor, inst, len, &mut replaced),
                Some(Work::Store(len)) => store_lanes(ctx, &mut cursor, inst, len),
                Some(Work::Lane(lane)) => load_lane(ctx, &mut cursor, inst, lane),
                Some(Work::Spread(lane)) => spread(ctx, &mut cursor, inst, lane, &mut replaced),
                None => cursor.keep(inst),
            }
        }
    }
    if !replaced.is_empty() {
        func.rewrite_operands(|value| replaced.get(value));
    }
    changed
}

/// What is to be done with an instruction.
enum Work {
    /// Each lane is loaded, or stored, of so many.
    Load(u32),
    Store(u32),
    /// This lane alone is loaded.
    Lane(u32),
    /// A vector of this lane everywhere is made of a load of it.
    Spread(u32),
}

/// Which lanes of a loaded vector are taken.
#[derive(Clone, Copy, PartialEq)]
enum Taken {
    None,
    One(u32),
    More,
}

/// The lanes that are taken of each load of a vector.
fn taken(ctx: &Context, func: &Function) -> SideMap<InstId, Taken> {
    let mut taken = SideMap::with_default(Taken::None);
    for &inst in func.layout.iter().flat_map(|&block| &func.blocks[block].insts) {
        let operands = func.operands(inst);
        let lane = match (func.insts[inst].op, operands) {
            (Opcode::ExtractElement, &[_, lane]) => {
                ctx.as_int(lane).and_then(|lane| u32::try_from(lane).ok())
            }
            (Opcode::ShuffleVector, &[_, other, mask]) if other.as_const().is_some() => {
                splat_int(ctx, mask).and_then(|lane| u32::try_from(lane).ok())
            }
            _ => None,
        };
        for of in operands.iter().filter_map(|v| v.as_inst()).filter(|&of| func.insts[of].op == Opcode::Load)
        {
            taken[of] = match (taken[of], lane) {
                (Taken::None, Some(lane)) => Taken::One(lane),
                (Taken::One(before), Some(lane)) if before == lane => Taken::One(lane),
                _ => Taken::More,
            };
        }
    }
    taken
}

fn work(ctx: &Context, func: &Function, taken: &SideMap<InstId, Taken>, inst: InstId) -> Option<Work> {
    let op = func.insts[inst].op;
    let (ty, pointer) = match (op, func.operands(inst)) {
        (Opcode::Load, &[pointer]) => (func.insts[inst].ty, pointer),
        (Opcode::Store, &[value, pointer]) => (func.value_type(ctx, value), pointer),
        (Opcode::ShuffleVector, &[of, ..]) => {
            let load = of.as_inst()?;
            return match (func.insts[load].op, taken[load]) {
                (Opcode::Load, _) => match work(ctx, func, taken, load)? {
                    Work::Lane(lane) => Some(Work::Spread(lane)),
                    Work::Load(_) | Work::Store(_) | Work::Spread(_) => None,
                },
                // The load stood before, and its lane is loaded already.
                (Opcode::InsertElement, Taken::One(lane)) => Some(Work::Spread(lane)),
                _ => None,
            };
        }
        _ => return None,
    };
    let Type::Vector { len: len @ 2..=4, .. } = *ctx.types.get(ty) else { return None };
    if !is_plain(func, inst) {
        return None;
    }
    if is_in_bytes(ctx, func, pointer) {
        // A word may hold several lanes that are narrower.
        let fills_words = matches!(ctx.types.scalar_bits(ty), 32 | 64);
        let work = if op == Opcode::Load { Work::Load(len) } else { Work::Store(len) };
        return fills_words.then_some(work);
    }
    match taken[inst] {
        Taken::One(lane) if op == Opcode::Load && lane < len => {
            let place = Place::of(ctx, func, pointer);
            place.is_known(ctx, func).then_some(Work::Lane(lane))
        }
        _ => None,
    }
}

/// Whether an address is in a buffer of bytes.
fn is_in_bytes(ctx: &Context, func: &Function, mut pointer: Value) -> bool {
    while let Some(inst) = pointer.as_inst() {
        match func.insts[inst].op {
            Opcode::Gep => pointer = func.operands(inst)[0],
            _ if func.insts[inst].is_intrinsic(Intrinsic::GetPointer) => {
                let handle = func.value_type(ctx, func.operands(inst)[0]);
                return ctx.types.as_resource(handle).is_some_and(|r| r.kind == ResourceKind::RawBuffer);
            }
            _ => return false,
        }
    }
    false
}

/// Writes the address of a lane of a vector.
fn lane_address(
    ctx: &mut Context,
    cursor: &mut Cursor<'_>,
    pointer: Value,
    vector: TypeId,
    lane: u32,
) -> Value {
    let ty = cursor.func.value_type(ctx, pointer);
    let lane = ctx.i32(lane);
    let gep = pointer.as_inst().filter(|&inst| cursor.func.insts[inst].op == Opcode::Gep);
    if let Some(gep) = gep.filter(|&gep| crate::sroa::address_type(ctx, cursor.func, gep) == Some(vector)) {
        let mut operands: SmallVec<[Value; 8]> = cursor.func.operands(gep).into();
        operands.push(lane);
        let gep = cursor.func.insts[gep];
        return cursor.inst(Opcode::Gep, ty, &operands, gep.data, gep.flags).into();
    }
    let operands = [pointer, ctx.i32(0), lane];
    cursor.inst(Opcode::Gep, ty, &operands, vector.as_u32(), Flags::INBOUNDS).into()
}

fn load_lanes(ctx: &mut Context, cursor: &mut Cursor<'_>, load: InstId, len: u32, replaced: &mut Replaced) {
    let (ty, pointer) = (cursor.func.insts[load].ty, cursor.func.operands(load)[0]);
    let scalar = ctx.types.scalar(ty);
    let mut vector = ctx.poison(ty);
    for n in 0..len {
        let address = lane_address(ctx, cursor, pointer, ty, n);
        let lane = cursor.inst(Opcode::Load, scalar, &[address], 0, Flags::NONE);
        let operands = [vector, lane.into(), ctx.i32(n)];
        vector = cursor.inst(Opcode::InsertElement, ty, &operands, 0, Flags::NONE).into();
    }
    replaced.set(load, vector);
}

fn store_lanes(ctx: &mut Context, cursor: &mut Cursor<'_>, store: InstId, len: u32) {
    let &[value, pointer] = cursor.func.operands(store) else { return };
    let ty = cursor.func.value_type(ctx, value);
    let scalar = ctx.types.scalar(ty);
    for n in 0..len {
        let lane = [value, ctx.i32(n)];
        let lane = cursor.inst(Opcode::ExtractElement, scalar, &lane, 0, Flags::NONE);
        let address = lane_address(ctx, cursor, pointer, ty, n);
        cursor.inst(Opcode::Store, TypeId::VOID, &[lane.into(), address], 0, Flags::NONE);
    }
}

/// Has a vector that is the same lane of a load everywhere made of that lane.
fn spread(ctx: &mut Context, cursor: &mut Cursor<'_>, shuffle: InstId, lane: u32, replaced: &mut Replaced) {
    let (ty, load) = (cursor.func.insts[shuffle].ty, cursor.func.operands(shuffle)[0]);
    let scalar = ctx.types.scalar(ty);
    let operands = [load, ctx.i32(lane)];
    let lane = cursor.inst(Opcode::ExtractElement, scalar, &operands, 0, Flags::NONE);
    let mut vector = ctx.poison(ty);
    for n in 0..ctx.types.lanes(ty) {
        let operands = [vector, lane.into(), ctx.i32(n)];
        vector = cursor.inst(Opcode::InsertElement, ty, &operands, 0, Flags::NONE).into();
    }
    replaced.set(shuffle, vector);
}

/// Loads a lane as the whole vector, of which nothing else is used: who takes it out gets it.
fn load_lane(ctx: &mut Context, cursor: &mut Cursor<'_>, load: InstId, lane: u32) {
    let (ty, pointer) = (cursor.func.insts[load].ty, cursor.func.operands(load)[0]);
    let address = lane_address(ctx, cursor, pointer, ty, lane);
    let scalar = cursor.inst(Opcode::Load, ctx.types.scalar(ty), &[address], 0, Flags::NONE);
    let operands = [ctx.poison(ty), scalar.into(), ctx.i32(lane)];
    cursor.func.replace(load, Opcode::InsertElement, ty, &operands, 0, Flags::NONE);
    cursor.keep(load);
}

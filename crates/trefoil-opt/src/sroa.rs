//! Scalar replacement of aggregates: allocas that are accessed with constant indices only are split into their members, down to
//! scalars and vectors.
//!
//! Steps: chains of `getelementptr` are joined; allocas whose uses are all `getelementptr`s are split as far as the indices are
//! constant, and arrays of structures into an array a member where that lets one of them be split further; accesses to lanes of
//! vectors become accesses to whole vectors. The cost is linear in uses and members.

use crate::simplify::Replaced;
use smallvec::SmallVec;
use trefoil_ir::{
    BlockId, Context, Cursor, Flags, Function, InstId, Opcode, SideMap, Type, TypeId, Value, sort_by_key,
};

/// Arrays longer than this are not split.
const MAX_ELEMENTS: u32 = 1024;

/// A use of memory that is being split: a `getelementptr`, and the number of its next index operand.
type Use = (InstId, usize);

/// Splits allocas; gives whether anything changed. `whole` is for a target that loads and stores structures whole, where an array of
/// them stays one unless a member of it is split further.
pub fn run(ctx: &mut Context, func: &mut Function, whole: bool) -> bool {
    let insts = func.layout.iter().flat_map(|&block| &func.blocks[block].insts).copied();
    let geps: SmallVec<[InstId; 16]> = insts.filter(|&inst| func.insts[inst].op == Opcode::Gep).collect();
    let joined = join_addresses(ctx, func, &geps);
    let is_alloca = |base: InstId| func.insts[base].op == Opcode::Alloca;
    if !geps.iter().any(|&gep| func.operands(gep)[0].as_inst().is_some_and(is_alloca)) {
        return joined;
    }
    let entry = func.entry();
    let mut indexed = address_uses(func);
    // In the order of the allocas, which the new ones then have too.
    let mut place: SideMap<InstId, u32> = SideMap::with_default(u32::MAX);
    for (i, &inst) in func.blocks[entry].insts.iter().enumerate() {
        if func.insts[inst].op == Opcode::Alloca {
            place[inst] = i as u32;
        }
    }
    sort_by_key(&mut indexed, |i| place[i.alloca].into());
    let mut splitter =
        Splitter { ctx, func, made: Vec::new(), same: Replaced::default(), lanes: false, whole };
    for Indexed { alloca, geps, .. } in &indexed {
        if place[*alloca] != u32::MAX {
            let ty = splitter.func.insts[*alloca].data_type();
            splitter.split(*alloca, ty, geps, true);
        }
    }
    splitter.finish(entry) | joined
}

/// Joins chains of `getelementptr`s; says whether there were any.
fn join_addresses(ctx: &Context, func: &mut Function, geps: &[InstId]) -> bool {
    let mut any = false;
    for &inst in geps {
        let operands = func.operands(inst);
        let Some(base) = operands[0].as_inst() else { continue };
        if func.insts[base].op != Opcode::Gep || ctx.as_int(operands[1]) != Some(0) {
            continue;
        }
        let rest: SmallVec<[Value; 8]> = operands[2..].into();
        let source = func.insts[base].data_type();
        if address_type(ctx, func, base) != Some(func.insts[inst].data_type()) {
            continue;
        }
        let mut joined: SmallVec<[Value; 8]> = func.operands(base).into();
        joined.extend_from_slice(&rest);
        let (ty, flags) = (func.insts[inst].ty, func.insts[inst].flags);
        func.replace(inst, Opcode::Gep, ty, &joined, source.as_u32(), flags);
        any = true;
    }
    any
}

/// The type at the address that a `getelementptr` computes.
pub fn address_type(ctx: &Context, func: &Function, gep: InstId) -> Option<TypeId> {
    let mut ty = func.insts[gep].data_type();
    for &index in func.operands(gep).get(2..)? {
        ty = match ctx.types.get(ty) {
            Type::Struct { .. } => ctx.types.member(ty, ctx.as_int(index)? as u32)?,
            Type::Array { elem, .. } | Type::Vector { elem, .. } => *elem,
            _ => return None,
        };
    }
    Some(ty)
}

/// An alloca with the `getelementptr`s on it.
struct Indexed {
    alloca: InstId,
    /// The `getelementptr`s on it, each before its first index into it.
    geps: SmallVec<[Use; 4]>,
    /// Whether it has no other uses.
    alone: bool,
}

/// The allocas that only `getelementptr`s use, in the order of their first use.
fn address_uses(func: &Function) -> Vec<Indexed> {
    let mut found: Vec<(InstId, InstId, usize)> = Vec::new();
    let mut is_used: SideMap<InstId, bool> = SideMap::with_room(func.inst_count(), false);
    for &block in &func.layout {
        for &inst in &func.blocks[block].insts {
            for (n, value) in func.operands(inst).iter().enumerate() {
                let Some(used) = value.as_inst() else { continue };
                match func.insts[used].op {
                    Opcode::Alloca => found.push((used, inst, n)),
                    Opcode::Gep => is_used[used] = true,
                    _ => {}
                }
            }
        }
    }
    const NOT: u32 = u32::MAX;
    let mut number: SideMap<InstId, u32> = SideMap::with_default(NOT);
    let mut uses: Vec<Indexed> = Vec::new();
    for (alloca, user, n) in found {
        let is_gep = func.insts[user].op == Opcode::Gep;
        // Addresses within joined chains are unused now, and do not count.
        if is_gep && !is_used[user] {
            continue;
        }
        if number[alloca] == NOT {
            number[alloca] = uses.len() as u32;
            uses.push(Indexed { alloca, geps: SmallVec::new(), alone: true });
        }
        let indexed = &mut uses[number[alloca] as usize];
        if is_gep && n == 0 && func.insts[user].data == func.insts[alloca].data {
            indexed.geps.push((user, 2));
        } else {
            indexed.alone = false;
        }
    }
    uses.retain(|indexed| indexed.alone);
    uses
}

struct Splitter<'a> {
    ctx: &'a mut Context,
    func: &'a mut Function,
    /// New allocas.
    made: Vec<InstId>,
    /// Addresses that new allocas replace.
    same: Replaced,
    /// Whether some lane of a vector is accessed.
    lanes: bool,
    /// Whether structures are better loaded and stored whole.
    whole: bool,
}

impl Splitter<'_> {
    /// Splits memory of type `ty` as far as all uses have constant indices. `first` is set for an alloca of the source.
    fn split(&mut self, alloca: InstId, ty: TypeId, uses: &[Use], first: bool) {
        let members = match self.ctx.types.get(ty) {
            Type::Struct { fields, .. } => fields.len() as u32,
            Type::Array { len, .. } if *len <= MAX_ELEMENTS => *len,
            _ => 0,
        };
        // Any index into an array of one element must be 0.
        let only = members == 1 && matches!(self.ctx.types.get(ty), Type::Array { .. });
        let known = |&(gep, at): &Use| {
            let index = self.func.operands(gep).get(at)?;
            if only { Some(0) } else { self.ctx.as_int(*index).filter(|i| *i < u64::from(members)) }
        };
        if members == 0 || uses.iter().any(|u| known(u).is_none()) {
            if !self.split_structures(alloca, ty, uses) {
                self.settle(alloca, ty, uses, first);
            }
            return;
        }
        let mut sorted: SmallVec<[(u64, Use); 8]> =
            uses.iter().map(|u| (known(u).unwrap_or(0), (u.0, u.1 + 1))).collect();
        sort_by_key(&mut sorted, |s| s.0);
        let below: SmallVec<[Use; 8]> = sorted.iter().map(|s| s.1).collect();
        let mut end = 0;
        for same in sorted.chunk_by(|a, b| a.0 == b.0) {
            let group = &below[end..end + same.len()];
            end += same.len();
            let Some(member) = self.ctx.types.member(ty, same[0].0 as u32) else { continue };
            let part = self.part(alloca, member);
            self.split(part, member, group, false);
        }
    }

    /// A new alloca for a part of another.
    fn part(&mut self, alloca: InstId, ty: TypeId) -> InstId {
        let loc = self.func.loc(alloca);
        let part = self.func.detached(loc, Opcode::Alloca, TypeId::PTR, &[], ty.as_u32(), Flags::NONE);
        self.made.push(part);
        part
    }

    /// Splits an array of structures, of which an index is not constant, into an array a member; whether it did.
    fn split_structures(&mut self, alloca: InstId, ty: TypeId, uses: &[Use]) -> bool {
        let (mut lens, mut element): (SmallVec<[u32; 4]>, _) = (SmallVec::new(), ty);
        while let Type::Array { elem, len } = *self.ctx.types.get(element) {
            lens.push(len);
            element = elem;
        }
        let Type::Struct { fields, .. } = self.ctx.types.get(element) else { return false };
        let fields: SmallVec<[TypeId; 8]> = fields[..].into();
        let member = |&(gep, at): &Use| {
            let index = *self.func.operands(gep).get(at + lens.len())?;
            self.ctx.as_int(index).filter(|&member| member < fields.len() as u64)
        };
        let sorted: Option<SmallVec<[(u64, Use); 8]>> =
            uses.iter().map(|of| member(of).map(|m| (m, *of))).collect();
        let Some(mut sorted) = sorted.filter(|_| !lens.is_empty()) else { return false };
        sort_by_key(&mut sorted, |of| of.0);
        let is_constant = |&(_, (gep, at)): &(u64, Use)| {
            let indices = &self.func.operands(gep)[at..at + lens.len()];
            indices.iter().all(|&index| self.ctx.as_int(index).is_some())
        };
        let mut members = sorted.chunk_by(|a, b| a.0 == b.0);
        if self.whole && fields.len() > 1 && !members.any(|uses| uses.iter().all(is_constant)) {
            return false;
        }
        for same in sorted.chunk_by(|a, b| a.0 == b.0) {
            let mut array = fields[same[0].0 as usize];
            for &len in lens.iter().rev() {
                array = self.ctx.types.array(array, len);
            }
            let part = self.part(alloca, array);
            let group: SmallVec<[Use; 8]> = same.iter().map(|of| of.1).collect();
            for &(gep, at) in &group {
                let mut operands: SmallVec<[Value; 8]> = self.func.operands(gep).into();
                operands.remove(at + lens.len());
                self.func.set_operands(gep, &operands);
            }
            self.split(part, array, &group, false);
        }
        true
    }

    /// Redirects the uses of memory that is not split further to its alloca.
    fn settle(&mut self, alloca: InstId, ty: TypeId, uses: &[Use], first: bool) {
        self.lanes |= matches!(self.ctx.types.get(ty), Type::Vector { .. });
        if first {
            return;
        }
        for &(gep, at) in uses {
            if at == self.func.operands(gep).len() {
                self.same.set(gep, alloca.into());
                continue;
            }
            let mut operands: SmallVec<[Value; 8]> = smallvec::smallvec![alloca.into(), self.ctx.i32(0)];
            operands.extend_from_slice(&self.func.operands(gep)[at..]);
            let flags = self.func.insts[gep].flags;
            self.func.replace(gep, Opcode::Gep, TypeId::PTR, &operands, ty.as_u32(), flags);
        }
    }

    fn finish(self, entry: BlockId) -> bool {
        let Self { ctx, func, made, same, lanes, .. } = self;
        let changed = !made.is_empty();
        func.blocks[entry].insts.splice(0..0, made);
        if !same.is_empty() {
            func.rewrite_operands(|v| same.get(v));
        }
        (lanes && whole_vectors(ctx, func)) || changed
    }
}

/// Rewrites accesses to lanes of vectors in allocas as accesses to the whole vectors; says whether there were any.
fn whole_vectors(ctx: &Context, func: &mut Function) -> bool {
    let mut any = false;
    for b in 0..func.layout.len() {
        let block = func.layout[b];
        if !func.blocks[block].insts.iter().any(|&inst| lane_of(ctx, func, inst).is_some()) {
            continue;
        }
        let (old, mut cursor) = Cursor::rebuild(func, block);
        for inst in old {
            rewrite_lane(ctx, &mut cursor, inst);
            cursor.keep(inst);
        }
        any = true;
    }
    any
}

/// The vector and lane of an address into an alloca.
fn lane_address(ctx: &Context, func: &Function, pointer: Value) -> Option<(Value, TypeId, Value)> {
    let gep = pointer.as_inst()?;
    if func.insts[gep].op != Opcode::Gep {
        return None;
    }
    let [base, _, lane] = *func.operands(gep) else { return None };
    let alloca = base.as_inst()?;
    let ty = func.insts[gep].data_type();
    let fits = func.insts[alloca].op == Opcode::Alloca
        && func.insts[alloca].data_type() == ty
        && matches!(ctx.types.get(ty), Type::Vector { .. });
    fits.then_some((base, ty, lane))
}

/// The vector and lane that a load or store accesses.
fn lane_of(ctx: &Context, func: &Function, inst: InstId) -> Option<(Value, TypeId, Value)> {
    match (func.insts[inst].op, func.operands(inst)) {
        (Opcode::Load, &[pointer]) | (Opcode::Store, &[_, pointer]) => lane_address(ctx, func, pointer),
        _ => None,
    }
}

/// Loads the whole vector before an access to a lane, and extracts or inserts the lane.
fn rewrite_lane(ctx: &Context, cursor: &mut Cursor<'_>, inst: InstId) {
    let Some((base, ty, lane)) = lane_of(ctx, cursor.func, inst) else { return };
    let i = cursor.func.insts[inst];
    let vector = cursor.at_inst(inst).inst(Opcode::Load, ty, &[base], 0, Flags::NONE).into();
    if i.op == Opcode::Load {
        cursor.func.replace(inst, Opcode::ExtractElement, i.ty, &[vector, lane], 0, Flags::NONE);
        return;
    }
    let operands = [vector, cursor.func.operands(inst)[0], lane];
    let changed = cursor.inst(Opcode::InsertElement, ty, &operands, 0, Flags::NONE);
    cursor.func.replace(inst, Opcode::Store, TypeId::VOID, &[changed.into(), base], 0, Flags::NONE);
}

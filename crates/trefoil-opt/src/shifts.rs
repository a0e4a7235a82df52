//! Shifts first: `(x & m) << n`, where nothing else uses the masked value, becomes `(x << n) & (m << n)`, and likewise a sum with a
//! constant. Of several indices the shifted parts are the same then.
//!
//! For a target that has no instruction for fields of a word, a field that is shifted up again is shifted once. One look at all
//! instructions, and another where there is anything to do.

use crate::copies;
use crate::rules::{all_ones, made_by, splat_int};
use trefoil_ir::{Context, Flags, Function, HashMap, InstId, Opcode, SideMap, Value};

/// Who uses an instruction.
#[derive(Clone, Copy, PartialEq)]
enum User {
    None,
    One(InstId),
    Many,
}

/// Shifts first where that can be; says whether it could.
pub fn run(ctx: &mut Context, func: &mut Function, takes_fields: bool) -> bool {
    let is_shifted = |&inst: &InstId| {
        let from = shift_of(ctx, func, inst).and_then(|(from, _)| from.as_inst());
        from.is_some_and(|from| {
            matches!(func.insts[from].op, Opcode::And | Opcode::Add | Opcode::ExtractElement)
        })
    };
    if !func.layout.iter().any(|&block| func.blocks[block].insts.iter().any(is_shifted)) {
        return false;
    }
    let users = SideMap::sized(func.inst_count(), User::None);
    let mut shifts = Shifts { users, takes_fields, before: HashMap::default() };
    for &inst in func.layout.iter().flat_map(|&block| &func.blocks[block].insts) {
        func.operands(inst).iter().for_each(|&value| shifts.note(value, inst));
    }
    let mut changed = false;
    for b in (0..func.layout.len()).rev() {
        let block = func.layout[b];
        for n in (0..func.blocks[block].insts.len()).rev() {
            let inst = func.blocks[block].insts[n];
            changed |= match func.insts[inst].op {
                Opcode::And | Opcode::Add => shifts.swap(ctx, func, inst),
                Opcode::ExtractElement if !takes_fields => shifts.swap_lane(ctx, func, inst),
                _ => false,
            };
        }
    }
    if !shifts.before.is_empty() {
        copies::insert(func, &shifts.before);
    }
    changed
}

/// What an instruction shifts up by a constant, and by how much.
fn shift_of(ctx: &Context, func: &Function, inst: InstId) -> Option<(Value, u64)> {
    if func.insts[inst].op != Opcode::Shl {
        return None;
    }
    let &[from, by] = func.operands(inst) else { return None };
    let by = splat_int(ctx, by)?;
    (by < 64 && all_ones(ctx, func.insts[inst].ty) >> by != 0).then_some((from, by))
}

/// What a value is shifted down by a constant, and by how much.
fn down(ctx: &Context, func: &Function, value: Value) -> Option<(Value, u64)> {
    let shift = made_by(func, value, Opcode::LShr)?;
    let &[word, by] = func.operands(shift) else { return None };
    Some((word, splat_int(ctx, by).filter(|&by| by > 0 && by < 64)?))
}

struct Shifts {
    users: SideMap<InstId, User>,
    /// Whether the target takes a field out of a word in one instruction.
    takes_fields: bool,
    /// What must stand before an instruction.
    before: HashMap<InstId, InstId>,
}

impl Shifts {
    fn note(&mut self, value: Value, user: InstId) {
        let Some(made) = value.as_inst() else { return };
        self.users[made] = match self.users[made] {
            User::None => User::One(user),
            User::One(other) if other == user => User::One(user),
            _ => User::Many,
        };
    }

    /// Has a mask or a sum come after the shift that alone uses it.
    fn swap(&mut self, ctx: &mut Context, func: &mut Function, inner: InstId) -> bool {
        let User::One(shift) = self.users[inner] else { return false };
        let &[x, number] = func.operands(inner) else { return false };
        let i = func.insts[inner];
        let Some((_, count)) = shift_of(ctx, func, shift).filter(|(from, _)| *from == inner.into()) else {
            return false;
        };
        let Some(number) = splat_int(ctx, number) else { return false };
        let field = down(ctx, func, x).filter(|_| i.op == Opcode::And);
        let is_signed = matches!(self.users[shift], User::One(user) if func.insts[user].op == Opcode::AShr);
        if self.takes_fields && (field.is_some() || is_signed) {
            return false;
        }
        let all = all_ones(ctx, i.ty);
        // A field has zeros above, which the shift down brought in.
        let number = (number & field.map_or(all, |(_, by)| all >> by)) << count & all;
        let number = ctx.int(i.ty, number);
        let (from, op, by) = match field {
            None => (x, Opcode::Shl, count),
            Some((word, by)) if by > count => (word, Opcode::LShr, by - count),
            Some((word, by)) if by < count => (word, Opcode::Shl, count - by),
            Some((word, _)) => {
                func.replace(shift, Opcode::And, i.ty, &[word, number], 0, Flags::NONE);
                self.note(word, shift);
                return true;
            }
        };
        let by = ctx.int(i.ty, by);
        func.replace(inner, op, i.ty, &[from, by], 0, Flags::NONE);
        func.replace(shift, i.op, i.ty, &[inner.into(), number], 0, Flags::NONE);
        if from != x {
            self.note(from, inner);
        }
        true
    }

    /// The same for a lane of a sum of vectors, whose lanes are apart in such a target.
    fn swap_lane(&mut self, ctx: &mut Context, func: &mut Function, lane: InstId) -> bool {
        let User::One(shift) = self.users[lane] else { return false };
        let Some((_, count)) = shift_of(ctx, func, shift).filter(|(from, _)| *from == lane.into()) else {
            return false;
        };
        let &[vector, index] = func.operands(lane) else { return false };
        let Some(sum) = made_by(func, vector, Opcode::Add) else { return false };
        let &[x, added] = func.operands(sum) else { return false };
        let ty = func.insts[shift].ty;
        let mut part = || {
            let index = u32::try_from(ctx.as_int(index)?).ok()?;
            let part = ctx.consts.member(&ctx.types, added.as_const()?, index)?;
            ctx.consts.as_int(part)
        };
        let Some(number) = part() else { return false };
        let number = ctx.int(ty, number << count & all_ones(ctx, ty));
        let by = func.operands(shift)[1];
        func.set_operands(lane, &[x, index]);
        let loc = func.loc(shift);
        let shifted = func.detached(loc, Opcode::Shl, ty, &[lane.into(), by], 0, Flags::NONE);
        self.before.insert(shift, shifted);
        func.replace(shift, Opcode::Add, ty, &[shifted.into(), number], 0, Flags::NONE);
        true
    }
}

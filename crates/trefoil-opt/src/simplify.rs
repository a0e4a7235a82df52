//! Simplification: folds constants, removes identities and round trips, and finds known lanes and members.
//!
//! A sweep in layout order, repeated while phis change. An instruction is either replaced by an existing value or rewritten in
//! place; unused instructions are left to [`dce`](crate::dce).

use crate::algebra::{self, Simpler};
use crate::rules::{Change, all_ones, made_by, splat_int};
use crate::{absorb, bits, casts, comparisons, fold, selects, undefined, vectors};
use trefoil_ir::cfg::reachable;
use trefoil_ir::{
    BREAK_CONDITION, BlockId, ConstId, Context, Flags, Function, Inst, InstId, Opcode, OpcodeClass, SideMap,
    Snapshot, Type, TypeId, Value,
};

/// Limit on the sweeps over a function, and on the changes of one instruction in a sweep. What loops within loops hand on unchanged
/// takes a sweep a loop.
const SWEEPS: u8 = 64;
/// Instead of the number of a sweep: the instruction has been replaced.
const GONE: u8 = u8::MAX;

/// The replacements of instructions by values.
pub(crate) struct Replaced {
    to: SideMap<InstId, Value>,
    any: bool,
}

const NONE: InstId = InstId::from_u32(u32::MAX >> 3);

impl Replaced {
    /// None yet; there is room for all instructions when the first is replaced.
    pub(crate) fn new(func: &Function) -> Self {
        Self { to: SideMap::with_room(func.inst_count(), NONE.into()), any: false }
    }

    /// The replacement of a value, or the value itself.
    #[inline]
    pub(crate) fn get(&self, mut value: Value) -> Value {
        while let Some(inst) = value.as_inst() {
            let to = self.to[inst];
            if to == NONE.into() {
                break;
            }
            value = to;
        }
        value
    }

    /// Replaces an instruction by a value; false where the value resolves to the instruction itself.
    pub(crate) fn set(&mut self, inst: InstId, value: Value) -> bool {
        let value = self.get(value);
        if value == inst.into() {
            return false;
        }
        self.to[inst] = value;
        self.any = true;
        true
    }

    /// Whether an instruction has been replaced.
    pub(crate) fn contains(&self, inst: InstId) -> bool {
        self.to[inst] != NONE.into()
    }

    /// Whether no instruction has been replaced.
    pub(crate) fn is_empty(&self) -> bool {
        !self.any
    }
}

impl Default for Replaced {
    fn default() -> Self {
        Self { to: SideMap::with_default(NONE.into()), any: false }
    }
}

/// Simplifies a function; gives whether anything changed.
pub fn run(ctx: &mut Context, func: &mut Function) -> bool {
    Sweep::new(func).all(ctx, func, 1)
}

/// Simplifies a function again, after operands of the instructions in `due` have changed. Gives whether anything changed.
pub fn run_again(ctx: &mut Context, func: &mut Function, due: &[(BlockId, InstId)]) -> bool {
    let mut sweep = Sweep::new(func);
    // Usually none of them can be simplified, and no sweep is needed.
    let look = |&(block, inst): &(BlockId, InstId)| {
        let has_rules = has_rules(func.insts[inst].op);
        if has_rules { simplified(ctx, func, &sweep.reached, block, inst) } else { None }
    };
    let Some(first) = due.iter().find_map(look) else { return false };
    due.iter().for_each(|&(_, inst)| sweep.changed_in[inst] = 2);
    sweep.all(ctx, func, 2) | matches!(first, Change::InPlace)
}

/// Simplifies a function again, in which the instructions in `changed` are new or computed in another way. Gives whether anything
/// changed.
pub fn run_on_changed(ctx: &mut Context, func: &mut Function, changed: &[(BlockId, InstId)]) -> bool {
    let mut sweep = Sweep::new(func);
    changed.iter().for_each(|&(_, inst)| sweep.changed_in[inst] = 2);
    sweep.all(ctx, func, 2)
}

/// Simplifies a function again, where it has changed since a snapshot. Gives whether anything changed.
pub fn run_since(ctx: &mut Context, func: &mut Function, simple: &Snapshot) -> bool {
    let mut sweep = Sweep::new(func);
    let mut any = false;
    for &block in &func.layout {
        for &inst in &func.blocks[block].insts {
            // The predecessors of a phi's block may have changed too.
            if func.insts[inst].op == Opcode::Phi || func.has_changed(simple, inst) {
                sweep.changed_in[inst] = 2;
                any = true;
            }
        }
    }
    any && sweep.all(ctx, func, 2)
}

/// A sweep over all instructions, operands first but for phis. Later sweeps visit only instructions whose operands have
/// changed.
struct Sweep {
    /// Its number, from 1.
    number: u8,
    /// The last sweep in which an instruction changed, or the next one, if that is to visit it again; [`GONE`] for replaced
    /// ones.
    changed_in: SideMap<InstId, u8>,
    /// The reachable blocks.
    reached: SideMap<BlockId, bool>,
    /// Whether all blocks are reachable, so that only phis use values defined after them.
    whole: bool,
}

/// The outcome of a sweep.
struct Done {
    changed: bool,
    /// Whether an operand of an instruction has changed after the visit.
    again: bool,
}

impl Sweep {
    fn new(func: &Function) -> Self {
        // Simplification does not change control flow.
        let (reached, count) = reachable(func);
        let changed_in = SideMap::with_room(func.inst_count(), 0);
        Sweep { number: 0, changed_in, reached, whole: count == func.layout.len() }
    }

    /// Sweeps, from number `first` on, until nothing changes. Gives whether anything changed.
    fn all(&mut self, ctx: &mut Context, func: &mut Function, first: u8) -> bool {
        let mut changed = false;
        for number in first..=SWEEPS {
            self.number = number;
            let done = self.run(ctx, func);
            changed |= done.changed;
            if !done.again {
                break;
            }
        }
        changed
    }

    fn run(&mut self, ctx: &mut Context, func: &mut Function) -> Done {
        let mut replaced = Replaced::new(func);
        let mut done = Done { changed: false, again: false };
        for b in 0..func.layout.len() {
            let block = func.layout[b];
            let insts = std::mem::take(&mut func.blocks[block].insts);
            for &inst in &insts {
                if self.is_due(func, inst, &replaced) && has_rules(func.insts[inst].op) {
                    self.visit(ctx, func, block, inst, &mut replaced, &mut done);
                }
            }
            func.blocks[block].insts = insts;
        }
        if !replaced.is_empty() {
            done.changed = true;
            self.take_out(func, &replaced, &mut done);
        }
        done
    }

    /// Applies replacements to the operands of an instruction; gives whether it or an operand has changed since its last visit.
    fn is_due(&mut self, func: &mut Function, inst: InstId, replaced: &Replaced) -> bool {
        let mut due = self.number == 1 || self.changed_in[inst] == self.number;
        if due && replaced.is_empty() {
            return true;
        }
        let mut renamed = false;
        for v in func.operands_mut(inst) {
            let Some(operand) = v.as_inst() else { continue };
            let changed_in = self.changed_in[operand];
            due |= changed_in == self.number;
            if changed_in == GONE {
                *v = replaced.get(*v);
                renamed = true;
            }
        }
        // An instruction whose visit changed nothing does not make its users due.
        if renamed {
            self.changed_in[inst] = self.number;
        }
        due || renamed
    }

    /// Simplifies one instruction as far as it goes.
    fn visit(
        &mut self,
        ctx: &mut Context,
        func: &mut Function,
        block: BlockId,
        inst: InstId,
        replaced: &mut Replaced,
        done: &mut Done,
    ) {
        for _ in 0..SWEEPS {
            match simplified(ctx, func, &self.reached, block, inst) {
                None => return,
                Some(Change::InPlace) => {
                    done.changed = true;
                    self.changed_in[inst] = self.number;
                }
                Some(Change::Value(value)) => {
                    if replaced.set(inst, value) {
                        self.changed_in[inst] = GONE;
                    }
                    return;
                }
            }
        }
    }

    /// Removes replaced instructions. Users ahead of them, which are phis, are due in the next sweep.
    fn take_out(&mut self, func: &mut Function, replaced: &Replaced, done: &mut Done) {
        let again = |v| replaced.get(v);
        let mut mark = |_, inst| {
            self.changed_in[inst] = self.number + 1;
            done.again = true;
        };
        if self.whole {
            func.rewrite_phis(again, mark);
        } else {
            func.rewrite_operands(again);
            for &block in &func.layout {
                func.blocks[block].insts.iter().for_each(|&inst| mark(block, inst));
            }
        }
        func.retain(|inst| !replaced.contains(inst));
    }
}

/// Whether there are rules for an opcode.
#[inline]
fn has_rules(op: Opcode) -> bool {
    match op.class() {
        OpcodeClass::Terminator => false,
        OpcodeClass::Memory => op == Opcode::Load,
        OpcodeClass::Call => op == Opcode::Intrinsic,
        _ => true,
    }
}

fn simplified(
    ctx: &mut Context,
    func: &mut Function,
    reached: &SideMap<BlockId, bool>,
    block: BlockId,
    inst: InstId,
) -> Option<Change> {
    use Opcode::*;
    let op = func.insts[inst].op;
    if op == Phi {
        return trivial_phi(func, reached, block, inst).map(Change::Value);
    }
    if op == Load {
        return constant_load(ctx, func, inst);
    }
    // Most instructions have no constant operand, which both of these rules need.
    if func.operands(inst).iter().any(|v| v.as_const().is_some()) {
        if let Some(value) = fold::constant(ctx, func, inst) {
            return Some(Change::Value(value));
        }
        // Few instructions have an operand that nothing has set, and a glance finds those that do.
        if undefined::is_among(ctx, func.operands(inst)) {
            if let Some(value) = undefined::unset_result(ctx, func, inst) {
                return Some(Change::Value(value));
            }
            if undefined::define(ctx, func, inst) {
                return Some(Change::InPlace);
            }
            if undefined::is_float_of_unset(ctx, func, inst) {
                return None;
            }
        }
    }
    match op {
        Add | Sub | Mul | UDiv | SDiv | URem | SRem | Shl | LShr | AShr | And | Or | Xor => {
            integer(ctx, func, inst)
        }
        FAdd | FSub | FMul | FDiv | FNeg => {
            let change = algebra::float(ctx, func, inst);
            change.or_else(|| match *func.operands(inst) {
                [a, b] => of_choice(ctx, func, inst, a, b),
                _ => None,
            })
        }
        Intrinsic => call(ctx, func, inst),
        ICmp => comparisons::of_integers(ctx, func, inst),
        FCmp => comparisons::of_floats(ctx, func, inst),
        Trunc | ZExt | SExt | BitCast | FpToUi | FpToSi | UiToFp | SiToFp | FpTrunc | FpExt => {
            casts::simplify(ctx, func, inst)
        }
        Select => selects::simplify(ctx, func, inst),
        ExtractElement | InsertElement | ShuffleVector => vectors::simplify(ctx, func, inst),
        ExtractValue => member(ctx, func, inst),
        _ => None,
    }
}

/// The only value of a phi, apart from unreachable predecessors and itself.
fn trivial_phi(
    func: &Function,
    reached: &SideMap<BlockId, bool>,
    block: BlockId,
    inst: InstId,
) -> Option<Value> {
    if !reached[block] {
        return None;
    }
    let mut only = None;
    for pair in func.operands(inst).chunks_exact(2) {
        let taken = pair[1].as_block().is_some_and(|b| reached[b]);
        if !taken || pair[0] == inst.into() || only == Some(pair[0]) {
            continue;
        }
        if only.replace(pair[0]).is_some() {
            return None;
        }
    }
    only
}

/// The result of a load from a constant table at a constant index, or at any where its numbers count.
fn constant_load(ctx: &mut Context, func: &mut Function, inst: InstId) -> Option<Change> {
    let pointer = func.operands(inst)[0];
    let (global, path): (_, &[Value]) = match pointer.as_inst() {
        None => (pointer.as_global()?, &[]),
        Some(gep) if func.insts[gep].op == Opcode::Gep => {
            let operands = func.operands(gep);
            let global = operands[0].as_global()?;
            if func.insts[gep].data_type() != ctx.globals[global].ty
                || ctx.as_int(*operands.get(1)?) != Some(0)
            {
                return None;
            }
            (global, &operands[2..])
        }
        Some(_) => return None,
    };
    if !ctx.globals[global].constant || ctx.name(ctx.globals[global].name) == BREAK_CONDITION {
        return None;
    }
    let mut value = ctx.globals[global].init?;
    let mut chosen = None;
    for (n, &index) in path.iter().enumerate() {
        let Some(index) = ctx.as_int(index) else {
            chosen = Some(index).filter(|_| n + 1 == path.len());
            chosen?;
            break;
        };
        value = ctx.consts.member(&ctx.types, value, u32::try_from(index).ok()?)?;
    }
    match chosen {
        Some(index) => counted(ctx, func, inst, value, index),
        None => (ctx.consts.get(value).ty == func.insts[inst].ty).then(|| Change::Value(value.into())),
    }
}

/// What an index chooses of numbers that count: from zero by one or by steps, or from a number by one; or of equal values.
fn counted(
    ctx: &mut Context,
    func: &mut Function,
    inst: InstId,
    table: ConstId,
    index: Value,
) -> Option<Change> {
    let Type::Array { elem, len } = *ctx.types.get(ctx.consts.get(table).ty) else { return None };
    let first = ctx.consts.member(&ctx.types, table, 0).filter(|_| elem == func.insts[inst].ty)?;
    if (1..len).all(|n| ctx.consts.member(&ctx.types, table, n) == Some(first)) {
        return Some(Change::Value(first.into()));
    }
    let mask = u64::MAX >> 64u32.saturating_sub(ctx.types.scalar_bits(elem));
    let mut number = |n: u32| {
        let member = ctx.consts.member(&ctx.types, table, n)?;
        ctx.consts.as_int(member)
    };
    let from = number(0)?;
    let step = number(1)?.wrapping_sub(from) & mask;
    let mut is_next = |n: u32| {
        number(n).is_some_and(|it| from.wrapping_add(step.wrapping_mul(n.into())) & mask == it & mask)
    };
    let is_one_operation = from == 0 || step == 1;
    if !is_one_operation || !(2..len).all(&mut is_next) || func.value_type(ctx, index) != elem {
        return None;
    }
    let (op, by) = match (from, step) {
        (0, 1) => return Some(Change::Value(index)),
        (0, step) => (Opcode::Mul, step),
        (from, _) => (Opcode::Add, from),
    };
    let by = ctx.int(elem, by);
    func.replace(inst, op, elem, &[index, by], 0, Flags::NONE);
    Some(Change::InPlace)
}

fn integer(ctx: &mut Context, func: &mut Function, inst: InstId) -> Option<Change> {
    use Opcode::*;
    let (op, ty) = (func.insts[inst].op, func.insts[inst].ty);
    let &[mut a, mut b] = func.operands(inst) else { return None };
    if op.info().commutes && a.as_const().is_some() && b.as_const().is_none() {
        (a, b) = (b, a);
        func.set_operands(inst, &[a, b]);
    }
    if a == b {
        match op {
            Sub | Xor => return Some(Change::Value(ctx.zero(ty))),
            And | Or => return Some(Change::Value(a)),
            _ => {}
        }
    }
    let ones = all_ones(ctx, ty);
    let Some(number) = splat_int(ctx, b) else {
        return match op {
            Add | Sub | And | Or | Xor if a.as_const().is_none() && b.as_const().is_none() => {
                absorb::simplify(ctx, func, inst, a, b)
            }
            Mul => by_truth(ctx, func, inst, a, b),
            _ => of_choice(ctx, func, inst, a, b),
        };
    };
    match (op, number) {
        (Add | Sub | Or | Xor | Shl | LShr | AShr, 0) | (Mul | UDiv | SDiv, 1) => {
            return Some(Change::Value(a));
        }
        (Mul | And, 0) | (URem | SRem, 1) => return Some(Change::Value(ctx.zero(ty))),
        (And, v) if v == ones => return Some(Change::Value(a)),
        (Or, v) if v == ones => return Some(Change::Value(b)),
        (Sub, v) => {
            let negative = ctx.int(ty, v.wrapping_neg() & ones);
            func.replace(inst, Add, ty, &[a, negative], 0, Flags::NONE);
            return Some(Change::InPlace);
        }
        (Mul | UDiv | URem, v) if v.is_power_of_two() && v > 1 => {
            return Some(by_power(ctx, func, inst, a, v));
        }
        (Xor, 1) if ones == 1 => {
            if let Some(compare) = made_by(func, a, ICmp).or_else(|| made_by(func, a, FCmp)) {
                return comparisons::invert(func, inst, compare);
            }
        }
        _ => {}
    }
    if matches!(op, And | Or | Shl | LShr)
        && let Some(change) = bits::simplify(ctx, func, inst, a, number)
    {
        return Some(change);
    }
    reassociate(ctx, func, inst, a, b).or_else(|| of_choice(ctx, func, inst, a, b))
}

/// A product with 0 or 1, by a condition, is a choice between zero and the other factor.
fn by_truth(ctx: &mut Context, func: &mut Function, inst: InstId, a: Value, b: Value) -> Option<Change> {
    let ty = func.insts[inst].ty;
    for (truth, factor) in [(a, b), (b, a)] {
        let is_choice = |of: &InstId| matches!(func.insts[*of].op, Opcode::ZExt | Opcode::Select);
        let Some((condition, [one, zero])) =
            truth.as_inst().filter(is_choice).and_then(|_| comparisons::choice(ctx, func, truth))
        else {
            continue;
        };
        if (splat_int(ctx, one), splat_int(ctx, zero)) == (Some(1), Some(0)) {
            func.replace(inst, Opcode::Select, ty, &[condition, factor, zero], 0, Flags::NONE);
            return Some(Change::InPlace);
        }
    }
    None
}

/// An operation on one of two constants, by a condition, and a third is a choice between what it makes of them.
fn of_choice(ctx: &mut Context, func: &mut Function, inst: InstId, a: Value, b: Value) -> Option<Change> {
    let i = func.insts[inst];
    let (value, third) = if b.as_const().is_some() { (a, b) } else { (b, a) };
    let third = third.as_const()?;
    let made = value.as_inst().map(|value| func.insts[value].op)?;
    if !matches!(made, Opcode::Select | Opcode::ZExt | Opcode::SExt) || ctx.types.scalar(i.ty) == TypeId::I1 {
        return None;
    }
    let (condition, choices) = comparisons::choice(ctx, func, value)?;
    let bare = Inst::bare(i.op, i.ty, i.data);
    let mut result = |choice: Value| {
        let choice = choice.as_const()?;
        let parts = if value == a { [choice, third] } else { [third, choice] };
        fold::evaluate(ctx, &bare, &parts).map(Value::from)
    };
    let operands = [condition, result(choices[0])?, result(choices[1])?];
    func.replace(inst, Opcode::Select, i.ty, &operands, 0, Flags::NONE);
    Some(Change::InPlace)
}

/// A product, quotient or remainder by a power of two becomes a shift or a mask.
fn by_power(ctx: &mut Context, func: &mut Function, inst: InstId, a: Value, power: u64) -> Change {
    let (op, ty) = (func.insts[inst].op, func.insts[inst].ty);
    let (op, by) = match op {
        Opcode::Mul => (Opcode::Shl, u64::from(power.trailing_zeros())),
        Opcode::UDiv => (Opcode::LShr, u64::from(power.trailing_zeros())),
        _ => (Opcode::And, power - 1),
    };
    let by = ctx.int(ty, by);
    func.replace(inst, op, ty, &[a, by], 0, Flags::NONE);
    Change::InPlace
}

/// `(x op c1) op c2` becomes `x op (c1 op c2)`; a shift and a multiplication become one multiplication.
fn reassociate(ctx: &mut Context, func: &mut Function, inst: InstId, a: Value, b: Value) -> Option<Change> {
    use Opcode::*;
    let i = func.insts[inst];
    let inner = a.as_inst()?;
    let &[x, first] = func.operands(inner) else { return None };
    let (first, second) = (first.as_const()?, b.as_const()?);
    let mut joined = |op, a, b| fold::evaluate(ctx, &Inst::bare(op, i.ty, 0), &[a, b]);
    let (op, by) = match (i.op, func.insts[inner].op) {
        (Add | Mul | And | Or | Xor, op) if op == i.op => (op, joined(op, first, second)?),
        (Mul, Shl) => (Mul, joined(Shl, second, first)?),
        (Shl, Mul) => (Mul, joined(Shl, first, second)?),
        (Shl | LShr, op) if op == i.op => {
            let by = joined(Add, first, second)?;
            (op, Some(by).filter(|&by| in_width(ctx, i.ty, by))?)
        }
        _ => return None,
    };
    func.replace(inst, op, i.ty, &[x, by.into()], 0, Flags::NONE);
    Some(Change::InPlace)
}

/// Whether a constant count shifts within the width of a type.
fn in_width(ctx: &Context, ty: TypeId, count: ConstId) -> bool {
    let bits = u64::from(ctx.types.scalar_bits(ty));
    splat_int(ctx, count.into()).is_some_and(|count| count < bits)
}

/// Simplifies a call of an intrinsic.
fn call(ctx: &mut Context, func: &mut Function, inst: InstId) -> Option<Change> {
    let i = func.insts[inst];
    let which = i.intrinsic()?;
    if which == trefoil_ir::Intrinsic::Discard {
        // A discard that never happens has no uses: any value removes it.
        let never = func.operands(inst)[0];
        return (ctx.as_int(never) == Some(0)).then_some(Change::Value(never));
    }
    match algebra::intrinsic(ctx, func, which, i.flags, i.ty, func.operands(inst))? {
        Simpler::Value(value) => return Some(Change::Value(value)),
        Simpler::Binary(op, operands) => func.replace(inst, op, i.ty, &operands, 0, i.flags),
        Simpler::Lane(vector, lane) => {
            let lane = ctx.lane(lane);
            func.replace(inst, Opcode::ExtractElement, i.ty, &[vector, lane], 0, Flags::NONE);
        }
        Simpler::Call(which, operands) => {
            func.replace(inst, Opcode::Intrinsic, i.ty, &operands, which as u32, i.flags);
        }
    }
    Some(Change::InPlace)
}

/// The member of an aggregate, looked up through `insertvalue`s.
fn member(ctx: &mut Context, func: &mut Function, inst: InstId) -> Option<Change> {
    let &[aggregate, index] = func.operands(inst) else { return None };
    let wanted = ctx.as_int(index)?;
    let mut at = aggregate;
    for _ in 0..16 {
        if let Some(c) = at.as_const() {
            let part = ctx.consts.member(&ctx.types, c, u32::try_from(wanted).ok()?)?;
            return Some(Change::Value(part.into()));
        }
        let Some(insert) = made_by(func, at, Opcode::InsertValue) else { break };
        let &[below, part, place] = func.operands(insert) else { break };
        if ctx.as_int(place)? == wanted {
            return Some(Change::Value(part));
        }
        at = below;
    }
    if at == aggregate {
        return None;
    }
    func.set_operands(inst, &[at, index]);
    Some(Change::InPlace)
}

#[cfg(test)]
mod tests {
    use super::*;
    use trefoil_ir::{Builder, IntPredicate, Symbol};

    /// A function of one block; gives the operand of its `ret` after simplifying, and the function.
    fn simplified_result(build: impl FnOnce(&mut Builder<'_>) -> Value) -> (Context, Function, Value) {
        let mut ctx = Context::default();
        let name: Symbol = ctx.symbol("f");
        let param = |ty| trefoil_ir::Param { ty, name: None };
        let v4 = ctx.types.vector(TypeId::FLOAT, 4);
        let params = vec![param(TypeId::I32), param(TypeId::I1), param(v4)];
        let mut func = Function::new(name, TypeId::VOID, params);
        let entry = func.new_block();
        func.layout.push(entry);
        let mut b = Builder::new(&mut ctx, &mut func, entry);
        let value = build(&mut b);
        b.ret(Some(value));
        run(&mut ctx, &mut func);
        let ret = func.terminator(entry).unwrap();
        let value = func.operands(ret)[0];
        (ctx, func, value)
    }

    fn param(n: u32) -> Value {
        Value::new(trefoil_ir::ValueKind::Param(n))
    }

    #[test]
    fn identities_give_the_operand() {
        let (_, _, v) = simplified_result(|b| {
            let (zero, one) = (b.ctx.i32(0), b.ctx.i32(1));
            let x = b.binary(Opcode::Add, zero, param(0));
            b.binary(Opcode::Mul, x, one)
        });
        assert_eq!(v, param(0));
    }

    #[test]
    fn a_comparison_of_a_widened_bool_is_the_bool() {
        let (_, func, v) = simplified_result(|b| {
            let wide = b.cast(Opcode::ZExt, param(1), TypeId::I32);
            let zero = b.ctx.i32(0);
            b.icmp(IntPredicate::Eq, wide, zero)
        });
        let inst = v.as_inst().unwrap();
        assert_eq!((func.insts[inst].op, func.operands(inst)[0]), (Opcode::Xor, param(1)));
    }

    #[test]
    fn a_vector_rebuilt_from_its_lanes_is_itself() {
        let (_, _, v) = simplified_result(|b| {
            let lanes: Vec<Value> = (0..4).map(|i| b.extract(param(2), i)).collect();
            b.vector(&lanes)
        });
        assert_eq!(v, param(2));
    }

    #[test]
    fn picked_lanes_become_one_shuffle() {
        let (ctx, func, v) = simplified_result(|b| {
            let lanes: Vec<Value> = [3, 1].iter().map(|&i| b.extract(param(2), i)).collect();
            b.vector(&lanes)
        });
        let inst = v.as_inst().unwrap();
        assert_eq!((func.insts[inst].op, func.operands(inst)[0]), (Opcode::ShuffleVector, param(2)));
        assert_eq!(ctx.types.lanes(func.insts[inst].ty), 2);
    }

    #[test]
    fn constants_fold_through_vectors() {
        let (ctx, _, v) = simplified_result(|b| {
            let lanes = [b.ctx.f32(1.5), b.ctx.f32(2.0)];
            let vector = b.vector(&lanes);
            let sum = b.binary(Opcode::FAdd, vector, vector);
            b.extract(sum, 0)
        });
        assert_eq!(ctx.consts.as_float(&ctx.types, v.as_const().unwrap()), Some(3.0));
    }
}

//! Demanded bits: what no user of an integer looks at need not be computed.
//!
//! A use **demands** some bits of its operand: `x & 31` demands five, a shift those that stay. Where an operation changes no
//! demanded bit of its operand, the use takes that operand itself: the mask of bits that a later insertion overwrites goes,
//! and a field that is taken out of a word comes from what was put in.
//!
//! One walk forwards finds which bits are known, one backwards what each use demands, which is complete for an instruction
//! once its users have been passed. Every bit of what a phi takes from a later block is demanded. What is known is known of
//! the values as they were; an instruction keeps the bits that are demanded of it, and no others.
//! Cost: linear, but that one use skips up to 32 operations.

use crate::bits::{self, Known};
use crate::rules::{all_ones, made_by, splat_int};
use smallvec::SmallVec;
use trefoil_ir::cfg::reachable;
use trefoil_ir::{BlockId, Context, Flags, Function, InstId, Intrinsic, Opcode, SideMap, TypeId, Value};

/// Most operations that one use skips.
const STEPS: usize = 32;

/// Lets each use of an integer skip the operations that change no bit which it demands; gives whether there were any.
pub fn run(ctx: &mut Context, func: &mut Function) -> bool {
    // Only where all blocks can be reached do definitions stand before their uses.
    if !has_masks(ctx, func) || reachable(func).1 != func.layout.len() {
        return false;
    }
    let mut demands = Demands {
        known: SideMap::with_room(func.inst_count(), Known::default()),
        bits: SideMap::with_room(func.inst_count(), 0),
        user: SideMap::with_room(func.inst_count(), User::None),
        open: SideMap::with_default(false),
        changed: false,
    };
    demands.forwards(ctx, func);
    demands.backwards(ctx, func)
}

/// Whether any use may skip anything: most functions take no bits of what a mask or an insertion made.
fn has_masks(ctx: &Context, func: &Function) -> bool {
    let is_mask = |value: &Value| {
        let made = value.as_inst().map(|inst| &func.insts[inst]);
        made.is_some_and(|i| matches!(i.op, Opcode::And | Opcode::Or) && i.ty != TypeId::I1)
    };
    let takes_bits = |&inst: &InstId| {
        func.operands(inst).iter().any(is_mask)
            && (selects_bits(ctx, func, inst) || func.insts[inst].is_intrinsic(Intrinsic::F16ToF32))
    };
    func.layout.iter().any(|&block| func.blocks[block].insts.iter().any(takes_bits))
}

/// Who uses an instruction, as far as the walk has come.
#[derive(Clone, Copy, PartialEq)]
enum User {
    None,
    One(InstId),
    Many,
}

struct Demands {
    /// What is known of each result.
    known: SideMap<InstId, Known>,
    /// The bits of each result that its users demand.
    bits: SideMap<InstId, u64>,
    user: SideMap<InstId, User>,
    /// The blocks up to where the walk is.
    open: SideMap<BlockId, bool>,
    changed: bool,
}

impl Demands {
    /// What is known of results, and the uses that come before what they use.
    fn forwards(&mut self, ctx: &Context, func: &Function) {
        for &block in &func.layout {
            for &inst in &func.blocks[block].insts {
                if func.insts[inst].op == Opcode::Phi {
                    for pair in func.operands(inst).chunks_exact(2) {
                        if self.comes_later(pair[1]) {
                            self.demand(inst, pair[0], u64::MAX);
                        }
                    }
                } else if ctx.types.is_int(func.insts[inst].ty) {
                    let known = &self.known;
                    let part = |value: Value| match value.as_inst() {
                        Some(inst) => known[inst],
                        None => bits::of_constant(ctx, value),
                    };
                    let of_result = bits::of_instruction(ctx, func, inst, part);
                    self.known[inst] = of_result;
                }
            }
            self.open[block] = true;
        }
    }

    fn backwards(mut self, ctx: &mut Context, func: &mut Function) -> bool {
        let mut promises: SmallVec<[InstId; 8]> = SmallVec::new();
        for b in (0..func.layout.len()).rev() {
            let block = func.layout[b];
            self.open[block] = false;
            for n in (0..func.blocks[block].insts.len()).rev() {
                let inst = func.blocks[block].insts[n];
                let selects = selects_bits(ctx, func, inst);
                if selects && self.user[inst] == User::None {
                    continue;
                }
                if !selects && !func.insts[inst].is_intrinsic(Intrinsic::F16ToF32) {
                    for &operand in func.operands(inst) {
                        self.demand(inst, operand, u64::MAX);
                    }
                    continue;
                }
                if func.insts[inst].op == Opcode::Or {
                    self.join_masks(ctx, func, inst);
                }
                self.visit(ctx, func, inst);
                if selects && func.insts[inst].flags != Flags::NONE {
                    promises.push(inst);
                }
            }
        }
        if self.changed {
            // What they promise of whole operands need not hold of the demanded bits alone.
            promises.iter().for_each(|&inst| func.insts[inst].flags = Flags::NONE);
        }
        self.changed
    }

    /// Whether what a phi takes from a block is made behind the place where the walk is.
    fn comes_later(&self, block: Value) -> bool {
        block.as_block().is_none_or(|block| !self.open[block])
    }

    /// Passes on what is demanded of an instruction to its operands.
    fn visit(&mut self, ctx: &mut Context, func: &mut Function, inst: InstId) {
        for n in 0..func.operands(inst).len() {
            let mut operand = func.operands(inst)[n];
            if operand.as_inst().is_none() {
                continue;
            }
            let mut bits = u64::MAX;
            if let Some(needed) = self.needed(ctx, func, inst, n) {
                bits = needed;
                let nearer = self.skip(ctx, func, operand, bits);
                if nearer != operand {
                    operand = nearer;
                    func.operands_mut(inst)[n] = nearer;
                    self.changed = true;
                }
            }
            self.demand(inst, operand, bits);
        }
    }

    /// The bits of an operand on which the demanded bits of an instruction depend; nothing where that is not known.
    fn needed(&self, ctx: &Context, func: &Function, inst: InstId, n: usize) -> Option<u64> {
        let is_phi = func.insts[inst].op == Opcode::Phi;
        if is_phi && func.operands(inst).get(n + 1).is_none_or(|&from| self.comes_later(from)) {
            return None;
        }
        needed(ctx, func, inst, n, self.bits[inst])
    }

    fn demand(&mut self, user: InstId, operand: Value, bits: u64) {
        let Some(made) = operand.as_inst() else { return };
        self.bits[made] |= bits;
        self.user[made] = match self.user[made] {
            User::None => User::One(user),
            User::One(other) if other == user => User::One(user),
            _ => User::Many,
        };
    }

    fn known(&self, ctx: &Context, value: Value) -> Known {
        value.as_inst().map_or_else(|| bits::of_constant(ctx, value), |inst| self.known[inst])
    }

    /// The value behind all operations that leave these bits as they are; a constant where they are known.
    fn skip(&self, ctx: &mut Context, func: &Function, mut value: Value, bits: u64) -> Value {
        for _ in 0..STEPS {
            let Some(inst) = value.as_inst() else { break };
            let (op, ty, known) = (func.insts[inst].op, func.insts[inst].ty, self.known[inst]);
            if !ctx.types.is_int(ty) {
                break;
            }
            if bits & !(known.zeros | known.ones) == 0 {
                return ctx.int(ty, known.ones & bits);
            }
            let &[a, b] = func.operands(inst) else { break };
            value = match op {
                Opcode::And | Opcode::Or | Opcode::Xor | Opcode::Add => {
                    let (of_a, of_b) = (self.known(ctx, a), self.known(ctx, b));
                    match (leaves(op, of_a, of_b, bits), leaves(op, of_b, of_a, bits)) {
                        (true, _) => a,
                        (_, true) => b,
                        _ => break,
                    }
                }
                Opcode::Sub if leaves(op, Known::default(), self.known(ctx, b), bits) => a,
                _ => break,
            };
        }
        value
    }

    /// `((w & m) | f) & n`, where `f` has no bits outside of `n`, becomes `(w & (m & n)) | f`: a chain of insertions clears the
    /// bits of all fields at once.
    fn join_masks(&mut self, ctx: &mut Context, func: &mut Function, or: InstId) {
        let User::One(outer) = self.user[or] else { return };
        let (i, after) = (func.insts[or], func.insts[outer]);
        let (&[p, q], &[inner, mask]) = (func.operands(or), func.operands(outer)) else { return };
        if (i.op, after.op) != (Opcode::Or, Opcode::And) || inner != or.into() || i.ty == TypeId::I1 {
            return;
        }
        let Some(mask) = splat_int(ctx, mask) else { return };
        let demanded = self.bits[outer] & all_ones(ctx, i.ty);
        for (word, field) in [(p, q), (q, p)] {
            let Some(cleared) = made_by(func, word, Opcode::And) else { continue };
            let &[word, kept] = func.operands(cleared) else { continue };
            let Some(kept) = splat_int(ctx, kept) else { continue };
            if demanded & !mask & !self.known(ctx, field).zeros != 0 {
                continue;
            }
            let both = ctx.int(i.ty, kept & mask);
            func.replace(or, Opcode::And, i.ty, &[word, both], 0, Flags::NONE);
            func.replace(outer, Opcode::Or, i.ty, &[or.into(), field], 0, Flags::NONE);
            self.known[or] = Known::default();
            self.bits[or] |= demanded;
            self.demand(outer, field, demanded);
            self.changed = true;
            return;
        }
    }
}

/// Whether an operation gives these bits of its operand `a` as they are, whose other operand is `b`.
fn leaves(op: Opcode, a: Known, b: Known, bits: u64) -> bool {
    let neutral = match op {
        Opcode::And => a.zeros | b.ones,
        Opcode::Or => a.ones | b.zeros,
        Opcode::Xor => b.zeros,
        // A carry comes from below.
        _ => return up_to(bits) & !b.zeros == 0,
    };
    bits & !neutral == 0
}

/// Every bit up to the highest of these.
fn up_to(bits: u64) -> u64 {
    u64::MAX.checked_shr(bits.leading_zeros()).unwrap_or(0)
}

/// Whether some bits of an instruction's operands may be all that some bits of its result depend on.
fn selects_bits(ctx: &Context, func: &Function, inst: InstId) -> bool {
    use Opcode::*;
    let i = &func.insts[inst];
    match i.op {
        And | Or | Xor | Add | Sub | Mul | Shl | LShr | AShr | Trunc | ZExt | SExt | Select | Phi
        | ExtractElement | InsertElement | ShuffleVector => {
            ctx.types.is_int(i.ty) && ctx.types.scalar(i.ty) != TypeId::I1
        }
        _ => false,
    }
}

/// The bits of operand `n` on which these bits of the result depend; nothing where that is not known.
fn needed(ctx: &Context, func: &Function, inst: InstId, n: usize, bits: u64) -> Option<u64> {
    use Opcode::*;
    let i = &func.insts[inst];
    if i.is_intrinsic(trefoil_ir::Intrinsic::F16ToF32) {
        return Some(0xffff);
    }
    if !selects_bits(ctx, func, inst) {
        return None;
    }
    let operands = func.operands(inst);
    let all = all_ones(ctx, i.ty);
    let bits = bits & all;
    let constant = |n: usize| operands.get(n).and_then(|&v| splat_int(ctx, v));
    match (i.op, n) {
        // Only of constants: what is known of a value may hold no more once its own bits are not demanded.
        (And, _) => Some(constant(1 - n).map_or(bits, |mask| bits & mask)),
        (Or, _) => Some(constant(1 - n).map_or(bits, |ones| bits & !ones)),
        (Xor | Trunc, _) | (Select, 1 | 2) | (ExtractElement, 0) | (InsertElement | ShuffleVector, 0 | 1) => {
            Some(bits)
        }
        (Phi, n) if n % 2 == 0 => Some(bits),
        (Add | Sub | Mul, _) => Some(up_to(bits)),
        (Shl | LShr | AShr, 0) => shifted_from(i.op, bits, all, constant(1)),
        (ZExt | SExt, _) => {
            let held = all_ones(ctx, func.value_type(ctx, operands[0]));
            let sign = if i.op == SExt && bits & !held != 0 { held & !(held >> 1) } else { 0 };
            Some(bits & held | sign)
        }
        _ => None,
    }
}

/// The bits that a shift moves to these.
fn shifted_from(op: Opcode, bits: u64, all: u64, count: Option<u64>) -> Option<u64> {
    use Opcode::*;
    let Some(count) = count else {
        return match op {
            Shl => Some(up_to(bits)),
            _ => Some(all & u64::MAX.checked_shl(bits.trailing_zeros()).unwrap_or(0)),
        };
    };
    if count > 63 || all >> count == 0 {
        return None;
    }
    Some(match op {
        Shl => bits >> count,
        LShr => bits << count & all,
        // The uppermost are copies of the sign.
        _ if bits & !(all >> count) != 0 => bits << count & all | all & !(all >> 1),
        _ => bits << count & all,
    })
}

//! A glance at a tree of floats: whether anything in it may meet. Most trees have nothing that does, and are not read.

use smallvec::{SmallVec, smallvec};
use trefoil_ir::{Context, Flags, Function, InstId, Opcode, TypeId, Value};

/// Most operations that are glanced at; of a larger tree something may meet.
const OPERATIONS: usize = 16;

/// Whether constants, signs, quotients, factors or terms of a tree of floats may meet that is regrouped however deep it is. Where
/// sums take in products, a product is one term, or two where a factor is a sum.
pub(super) fn may_meet(ctx: &Context, func: &Function, root: InstId) -> bool {
    use Opcode::*;
    let i = func.insts[root];
    if !matches!(i.op, FAdd | FSub | FMul)
        || !i.flags.contains(Flags::CONTRACT)
        || ctx.types.scalar(i.ty) == TypeId::DOUBLE
    {
        return true;
    }
    let is_sum = i.op != FMul;
    let mut tree = Tree { numbers: 0, ends: SmallVec::new(), pairs: 0, is_sum };
    let mut open: SmallVec<[InstId; OPERATIONS]> = smallvec![root];
    let mut read = 0;
    while let Some(inst) = open.pop() {
        read += 1;
        if read > OPERATIONS {
            return true;
        }
        for &value in func.operands(inst) {
            let made = value.as_inst().filter(|&inst| func.insts[inst].flags.contains(Flags::REASSOC));
            let meets = match made.map(|inst| (inst, func.insts[inst].op)) {
                Some((inst, FAdd | FSub)) if is_sum => {
                    open.push(inst);
                    false
                }
                Some((inst, FMul)) if is_sum => tree.has_term(func, inst),
                Some((inst, FMul)) => {
                    open.push(inst);
                    false
                }
                Some((_, FNeg | FDiv)) => true,
                Some((inst, FSub)) => func.operands(inst)[0].as_const().is_some() || tree.has(value),
                _ => tree.has(value),
            };
            if meets {
                return true;
            }
        }
    }
    false
}

/// What there is at the ends of a tree: values, and products of two.
struct Tree {
    numbers: u32,
    ends: SmallVec<[(Value, Option<Value>); 2 * OPERATIONS]>,
    /// How many pairs of the same end there are.
    pairs: u32,
    is_sum: bool,
}

impl Tree {
    /// Notes an end; says whether it meets another.
    fn has(&mut self, value: Value) -> bool {
        if value.as_const().is_some() {
            self.numbers += 1;
            return self.numbers > 1;
        }
        self.has_end((value, None))
    }

    fn has_end(&mut self, end: (Value, Option<Value>)) -> bool {
        let before = self.ends.iter().filter(|&&known| known == end).count();
        self.ends.push(end);
        // Of products the square of one is shorter, which has two pairs of factors.
        self.pairs += u32::from(before % 2 == 1);
        self.pairs >= if self.is_sum { 1 } else { 2 }
    }

    /// Notes a product as a term of a sum, or as two where a factor is a sum.
    fn has_term(&mut self, func: &Function, product: InstId) -> bool {
        let &[a, b] = func.operands(product) else { return true };
        if b.as_const().is_some() {
            return self.has(a);
        }
        for (factor, other) in [(a, b), (b, a)] {
            let sum = factor.as_inst().filter(|&inst| {
                let i = &func.insts[inst];
                matches!(i.op, Opcode::FAdd | Opcode::FSub) && i.flags.contains(Flags::REASSOC)
            });
            if let Some(sum) = sum {
                return func.operands(sum).iter().any(|&part| match part.as_const() {
                    Some(_) => self.has(other),
                    None => self.has_end((part.min(other), Some(part.max(other)))),
                });
            }
        }
        self.has_end((a.min(b), Some(a.max(b))))
    }
}

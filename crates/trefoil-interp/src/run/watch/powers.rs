//! Powers: `pow(x, y)` is a logarithm, a product and an exponential, of which the first is infinite for an `x` of zero though
//! the power is not.

use crate::numbers::binop;
use crate::program::{DxilOp, Function, Inst, Reg};
use std::collections::{BTreeMap, BTreeSet};

/// The powers that a function computes.
#[derive(Debug, Default)]
pub(in crate::run) struct Powers {
    /// Logarithms that nothing but a power reads.
    logarithms: BTreeSet<Reg>,
    /// Of the product that an exponential takes: the base and the exponent.
    products: BTreeMap<Reg, (Reg, Reg)>,
}

impl Powers {
    /// Finds the logarithms that only products read, and those products that only exponentials do.
    pub(in crate::run) fn of(function: &Function) -> Powers {
        let mut bases = BTreeMap::new();
        for inst in &function.insts {
            if let Inst::Op { op: DxilOp::Log, dst, operands, .. } = inst
                && let Some(&base) = function.operands.get(operands.start as usize)
            {
                bases.insert(*dst, base);
            }
        }
        let mut products = BTreeMap::new();
        for inst in &function.insts {
            if let Inst::Binary { op: binop::MUL, ty, dst, a, b, .. } = *inst
                && ty.is_float()
            {
                let logarithm = [(a, b), (b, a)].into_iter().find(|(log, _)| bases.contains_key(log));
                products.extend(logarithm.map(|(log, exponent)| (dst, (log, exponent))));
            }
        }
        let copied: BTreeSet<Reg> = function.copies.iter().map(|copy| copy.1).collect();
        products.retain(|product, _| !copied.contains(product));
        for inst in &function.insts {
            let is_exponential = matches!(inst, Inst::Op { op: DxilOp::Exp, .. });
            for_each_read(function, inst, |reg| {
                if !is_exponential {
                    products.remove(&reg);
                }
            });
        }
        let mut logarithms: BTreeSet<Reg> =
            bases.keys().copied().filter(|log| !copied.contains(log)).collect();
        for inst in &function.insts {
            let is_power = matches!(inst, Inst::Binary { dst, .. } if products.contains_key(dst));
            for_each_read(function, inst, |reg| {
                if !is_power {
                    logarithms.remove(&reg);
                }
            });
        }
        products.retain(|_, (log, _)| logarithms.contains(log));
        let of_base =
            |(product, (log, exponent)): (Reg, (Reg, Reg))| Some((product, (*bases.get(&log)?, exponent)));
        let products: BTreeMap<Reg, (Reg, Reg)> = products.into_iter().filter_map(of_base).collect();
        Powers { logarithms, products }
    }

    /// Whether nothing but a power reads a logarithm.
    pub(in crate::run) fn has_logarithm(&self, reg: Reg) -> bool {
        self.logarithms.contains(&reg)
    }

    /// The base and the exponent of the power whose exponential takes a register.
    pub(in crate::run) fn of_product(&self, reg: Reg) -> Option<[Reg; 2]> {
        self.products.get(&reg).map(|&(base, exponent)| [base, exponent])
    }
}

/// Calls `f` with each register that an instruction reads.
fn for_each_read(function: &Function, inst: &Inst, mut f: impl FnMut(Reg)) {
    match *inst {
        Inst::Binary { a, b, .. } | Inst::Compare { a, b, .. } => [a, b].into_iter().for_each(f),
        Inst::Cast { a, .. } | Inst::Copy { a, .. } => f(a),
        Inst::Select { condition, a, b, .. } => [condition, a, b].into_iter().for_each(f),
        Inst::Alloca { .. } | Inst::Launch { .. } => {}
        Inst::Offset { base, .. } => f(base),
        Inst::Index { base, step, .. } => [base, step.index].into_iter().for_each(f),
        Inst::Load { pointer, .. } | Inst::LibraryHandle { pointer, .. } => f(pointer),
        Inst::Store { pointer, value, .. } | Inst::AtomicRmw { pointer, value, .. } => {
            [pointer, value].into_iter().for_each(f);
        }
        Inst::CmpXchg { pointer, compare, new, .. } => [pointer, compare, new].into_iter().for_each(f),
        Inst::Call { ref arguments, .. } => pool(function, arguments).for_each(f),
        Inst::Op { ref operands, .. } => pool(function, operands).for_each(f),
    }
}

fn pool(function: &Function, range: &std::ops::Range<u32>) -> impl Iterator<Item = Reg> {
    function.operands.get(range.start as usize..range.end as usize).unwrap_or_default().iter().copied()
}

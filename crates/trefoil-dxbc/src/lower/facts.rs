//! What lowering wants to know beforehand: how often a value is used, which products go into a multiply-add, and which
//! values of a continue block are read outside it.

use super::index::{self, IndexSum};
use trefoil_ir::{BlockId, Context, Flags, Function, HashMap, InstId, Merge, Opcode, SideMap, Value};

/// Phis with more operands than this are looked up by a table.
const WIDE: usize = 32;

/// The facts.
pub(super) struct Facts {
    /// Uses of each instruction's result.
    pub(super) uses: SideMap<InstId, u32>,
    /// Products that the sum reading them computes.
    pub(super) folded: SideMap<InstId, bool>,
    /// Results read in another block than their own.
    pub(super) escapes: SideMap<InstId, bool>,
    /// Continue blocks with several entrances, which are emitted more than once.
    pub(super) repeated: SideMap<BlockId, bool>,
    /// Sums that are indices of several dimensions.
    pub(super) indices: HashMap<InstId, IndexSum>,
    /// The value of a wide phi for each predecessor.
    wide: HashMap<(InstId, BlockId), Value>,
}

impl Facts {
    /// One walk over the function for uses, one for folds.
    pub(super) fn new(ctx: &Context, func: &Function) -> Facts {
        let count = func.inst_count();
        let mut facts = Facts {
            uses: SideMap::sized(count, 0),
            folded: SideMap::sized(count, false),
            escapes: SideMap::sized(count, false),
            repeated: SideMap::with_default(false),
            indices: HashMap::default(),
            wide: HashMap::default(),
        };
        let mut home: SideMap<InstId, Option<BlockId>> = SideMap::sized(count, None);
        let mut entrances: SideMap<BlockId, u32> = SideMap::with_default(0);
        for &block in &func.layout {
            for &inst in &func.blocks[block].insts {
                home[inst] = Some(block);
                if func.insts[inst].op == Opcode::Phi && func.operands(inst).len() > WIDE {
                    let pairs = func.operands(inst).chunks_exact(2);
                    let by_block = pairs.filter_map(|p| Some(((inst, p[1].as_block()?), p[0])));
                    facts.wide.extend(by_block);
                }
            }
            func.for_each_successor(block, |successor| entrances[successor] += 1);
        }
        for &block in &func.layout {
            for &inst in &func.blocks[block].insts {
                for used in func.operands(inst).iter().filter_map(|value| value.as_inst()) {
                    facts.uses[used] += 1;
                    facts.escapes[used] |= home[used] != Some(block);
                }
            }
            if let Merge::Loop { cont, .. } = func.blocks[block].merge {
                facts.repeated[cont] = entrances[cont] > 1;
            }
        }
        for &block in &func.layout {
            for &inst in &func.blocks[block].insts {
                if let Some(found) = index::find(ctx, func, inst, &home, &facts.uses) {
                    found.inner.into_iter().for_each(|inst| facts.folded[inst] = true);
                    facts.indices.insert(found.sum, found.terms);
                }
            }
        }
        facts.find_folds(ctx, func, &home);
        facts
    }

    /// What a phi is when control comes from a block.
    pub(super) fn incoming(&self, func: &Function, phi: InstId, from: BlockId) -> Option<Value> {
        if func.operands(phi).len() > WIDE {
            return self.wide.get(&(phi, from)).copied();
        }
        func.incoming(phi, from)
    }

    fn find_folds(&mut self, ctx: &Context, func: &Function, home: &SideMap<InstId, Option<BlockId>>) {
        for &block in &func.layout {
            for &inst in &func.blocks[block].insts {
                let sum = &func.insts[inst];
                let product = match sum.op {
                    Opcode::FAdd | Opcode::FSub if sum.flags.contains(Flags::CONTRACT) => Opcode::FMul,
                    Opcode::Add => Opcode::Mul,
                    _ => continue,
                };
                let is_index = self.folded[inst] || self.indices.contains_key(&inst);
                if is_index || ctx.types.scalar_bits(sum.ty) > 32 {
                    continue;
                }
                let fits = |&product_inst: &InstId| {
                    let candidate = &func.insts[product_inst];
                    // A shift by a constant is a product too.
                    let shift = product == Opcode::Mul
                        && candidate.op == Opcode::Shl
                        && func.operands(product_inst).get(1).is_some_and(|count| count.as_const().is_some());
                    (candidate.op == product || shift)
                        && (product == Opcode::Mul || candidate.flags.contains(Flags::CONTRACT))
                        && self.uses[product_inst] == 1
                        && home[product_inst] == Some(block)
                };
                let found = func.operands(inst).iter().filter_map(|value| value.as_inst()).find(fits);
                if let Some(found) = found {
                    self.folded[found] = true;
                }
            }
        }
    }
}

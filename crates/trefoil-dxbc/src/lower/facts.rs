//! What lowering wants to know beforehand: how often a value is used, which products go into a multiply-add, and which
//! values of a continue block are read outside it.

use trefoil_ir::{BlockId, Context, Flags, Function, InstId, Merge, Opcode, SideMap};

/// The facts.
pub(super) struct Facts {
    /// Uses of each instruction's result.
    pub(super) uses: SideMap<InstId, u32>,
    /// Products that the sum reading them computes.
    pub(super) folded: SideMap<InstId, bool>,
    /// Results read in another block than their own.
    pub(super) escapes: SideMap<InstId, bool>,
    /// Continue blocks of several entrances: they are written more than once.
    pub(super) repeated: SideMap<BlockId, bool>,
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
        };
        let mut home: SideMap<InstId, Option<BlockId>> = SideMap::sized(count, None);
        let mut entrances: SideMap<BlockId, u32> = SideMap::with_default(0);
        for &block in &func.layout {
            for &inst in &func.blocks[block].insts {
                home[inst] = Some(block);
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
        facts.find_folds(ctx, func, &home);
        facts
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
                if ctx.types.scalar_bits(sum.ty) > 32 {
                    continue;
                }
                let fits = |&product_inst: &InstId| {
                    let candidate = &func.insts[product_inst];
                    candidate.op == product
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

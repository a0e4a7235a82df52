//! One iteration of a loop that is written out: the numbers of what is in the loop, the copy of each, and what it costs.

use smallvec::SmallVec;
use trefoil_ir::{BlockId, Context, Function, HashSet, InstId, Merge, Opcode, SideMap, Value};

/// No number.
pub(crate) const NOT: u32 = u32::MAX;

/// The numbers that the blocks and instructions of a loop have in it; [`NOT`] for all others. One table serves loop after
/// loop, so that each costs its own size and not that of the function.
pub(crate) struct Numbers {
    pub(crate) blocks: SideMap<BlockId, u32>,
    pub(crate) insts: SideMap<InstId, u32>,
    /// What has a number.
    named: (Vec<BlockId>, Vec<InstId>),
}

impl Numbers {
    /// A table for the loops of a function.
    pub(crate) fn new(func: &Function) -> Self {
        let blocks = SideMap::with_room(func.blocks.len(), NOT);
        let insts = SideMap::with_room(func.inst_count(), NOT);
        Self { blocks, insts, named: Default::default() }
    }

    /// Numbers a loop in place of the one before.
    pub(crate) fn renumber(&mut self, func: &Function, body: &[BlockId]) {
        let (blocks, insts) = &mut self.named;
        blocks.drain(..).for_each(|block| self.blocks[block] = NOT);
        insts.drain(..).for_each(|inst| self.insts[inst] = NOT);
        blocks.extend_from_slice(body);
        insts.reserve(body.iter().map(|&block| func.blocks[block].insts.len()).sum());
        insts.extend(body.iter().flat_map(|&b| &func.blocks[b].insts));
        for (n, &block) in (0..).zip(&*blocks) {
            self.blocks[block] = n;
        }
        for (n, &inst) in (0..).zip(&*insts) {
            self.insts[inst] = n;
        }
    }
}

/// One iteration.
pub(crate) struct Copy<'a> {
    pub(crate) numbers: &'a Numbers,
    /// By the numbers of the loop's blocks.
    pub(crate) blocks: Vec<BlockId>,
    /// By the numbers of the loop's instructions.
    pub(crate) values: Vec<Value>,
}

impl Copy<'_> {
    /// The copy of a block of the loop; another block itself.
    pub(crate) fn block(&self, block: BlockId) -> BlockId {
        self.blocks.get(self.numbers.blocks[block] as usize).copied().unwrap_or(block)
    }

    pub(crate) fn map(&self, value: Value) -> Value {
        match (value.as_inst(), value.as_block()) {
            (Some(inst), _) => self.values.get(self.numbers.insts[inst] as usize).copied().unwrap_or(value),
            (_, Some(block)) => self.block(block).into(),
            _ => value,
        }
    }

    pub(crate) fn merge(&self, merge: Merge) -> Merge {
        match merge {
            Merge::None => Merge::None,
            Merge::Selection { merge, hint } => Merge::Selection { merge: self.block(merge), hint },
            Merge::Loop { merge, cont, hint } => {
                Merge::Loop { merge: self.block(merge), cont: self.block(cont), hint }
            }
        }
    }
}

/// A copy of an instruction, in no block yet.
pub(crate) fn twin_of(func: &mut Function, inst: InstId) -> InstId {
    let i = func.insts[inst];
    let operands: SmallVec<[Value; 8]> = func.operands(inst).into();
    let twin = func.detached(func.loc(inst), i.op, i.ty, &operands, i.data, i.flags);
    if let Some(list) = func.attachments.get(&inst).cloned() {
        func.attachments.insert(twin, list);
    }
    twin
}

/// How many instructions an instruction is once vectors have come apart: as many as the longest vector has lanes that it takes or
/// gives, and none where it but moves lanes.
pub(crate) fn weight(ctx: &Context, func: &Function, inst: InstId) -> usize {
    if matches!(func.insts[inst].op, Opcode::ExtractElement | Opcode::InsertElement | Opcode::ShuffleVector) {
        return 0;
    }
    let operands = func.operands(inst).iter().filter(|value| value.as_block().is_none());
    let types = operands.map(|&value| func.value_type(ctx, value)).chain([func.insts[inst].ty]);
    types.map(|ty| ctx.types.lanes(ty) as usize).max().unwrap_or(1).max(1)
}

/// What a loop costs, in instructions as [`weight`] counts them.
pub(crate) struct Costs {
    /// The loop itself.
    pub(crate) whole: usize,
    /// A copy of it in which it is known which iteration it is.
    pub(crate) copy: usize,
}

impl Costs {
    /// Of a loop that counts by these phis.
    pub(crate) fn of(ctx: &Context, func: &Function, body: &[BlockId], counters: &[InstId]) -> Self {
        let mut known: HashSet<InstId> = counters.iter().copied().collect();
        let mut costs = Self { whole: 0, copy: 0 };
        for &inst in body.iter().flat_map(|&block| &func.blocks[block].insts) {
            let operands = func.operands(inst);
            let is_known = |value: &Value| match value.as_inst() {
                Some(inst) => known.contains(&inst),
                None => value.as_const().is_some() || value.as_block().is_some(),
            };
            let op = func.insts[inst].op;
            let folds =
                known.contains(&inst) || (op.is_pure() || op == Opcode::Br) && operands.iter().all(is_known);
            let chosen = lanes_chosen(ctx, func, inst);
            let weight = chosen.map_or_else(|| weight(ctx, func, inst), |lanes| 2 * lanes);
            costs.whole += weight;
            if folds {
                known.insert(inst);
            } else if chosen.is_none() || !operands.last().is_some_and(is_known) {
                costs.copy += weight;
            }
        }
        costs
    }
}

/// The lanes among which an instruction takes or sets one that is not known: they go through memory.
fn lanes_chosen(ctx: &Context, func: &Function, inst: InstId) -> Option<usize> {
    if !matches!(func.insts[inst].op, Opcode::ExtractElement | Opcode::InsertElement) {
        return None;
    }
    let (vector, index) = (func.operands(inst).first()?, func.operands(inst).last()?);
    index.as_const().is_none().then(|| ctx.types.lanes(func.value_type(ctx, *vector)) as usize)
}

//! Which outputs depend on which inputs, and on the view: what `dx.viewIdState` and PSV0 say.
//!
//! Dependence goes through values, through local memory, and through the branches that decide which value a phi takes
//! or whether an output is written. Where it is not exact it says too much, never too little.

use crate::code::int;
use crate::ops::DxilOp;
use crate::signatures::Signatures;
use smallvec::SmallVec;
use trefoil_dxcontainer::{Element, Signature};
use trefoil_ir::{BlockId, Context, Entity, Function, InstId, Opcode, TypeId, Value, ValueKind};

/// Input components (bit `4 * row + column`), and whether the view takes part.
#[derive(Clone, Copy, Default, PartialEq, Eq)]
pub(crate) struct Sources {
    pub inputs: u128,
    pub view: bool,
}

impl Sources {
    #[inline]
    fn add(&mut self, other: Sources) {
        self.inputs |= other.inputs;
        self.view |= other.view;
    }

    /// Adds what may not be there; whether anything was new.
    #[inline]
    fn grow(&mut self, other: Sources) -> bool {
        let before = *self;
        self.add(other);
        before != *self
    }
}

/// For every output component (by `4 * row + column`) what it depends on.
#[derive(Default)]
pub(crate) struct Dependences {
    pub outputs: Vec<Sources>,
    pub uses_view: bool,
}

/// Follows what the outputs depend on.
pub(crate) fn analyse(
    ctx: &Context,
    func: &Function,
    calls: &[(InstId, DxilOp)],
    signatures: &Signatures,
) -> Dependences {
    let outputs = signatures.output.vectors(0) * 4;
    let mut out = Dependences { outputs: vec![Sources::default(); outputs], uses_view: false };
    out.uses_view = calls.iter().any(|&(_, op)| op == DxilOp::ViewID);
    if outputs == 0 {
        return out;
    }
    let mut flow = Flow {
        func,
        values: vec![Sources::default(); func.inst_count()],
        blocks: vec![Sources::default(); func.blocks.len()],
        controllers: controllers(func),
        stores: false,
    };
    let mut results: SmallVec<[InstId; 16]> = SmallVec::new();
    for &(inst, op) in calls {
        match op {
            DxilOp::StoreOutput => results.push(inst),
            _ => flow.values[inst.index()] = given(ctx, func, inst, op, &signatures.input),
        }
    }
    let first_loop = first_loop(func);
    let mut from = 0;
    // Without loops all that a value is computed from stands before it, with them all but what phis and blocks take from
    // behind them; but a variable may be stored to behind a load.
    while flow.step(from)
        && (flow.stores || first_loop.is_some_and(|first| flow.step_heads(&func.layout[first..])))
    {
        from = if flow.stores { 0 } else { first_loop.unwrap_or(0) };
    }
    for &inst in &results {
        // What an output's store depends on has come together as its own; the opcode and the names of the component add nothing.
        for component in components(ctx, &signatures.output, &func.operands(inst)[1..4]) {
            if let Some(slot) = out.outputs.get_mut(component) {
                slot.add(flow.values[inst.index()]);
            }
        }
    }
    out
}

/// What an operation gives that is not in its operands.
fn given(ctx: &Context, func: &Function, inst: InstId, op: DxilOp, input: &Signature) -> Sources {
    let mut sources = Sources::default();
    match op {
        DxilOp::LoadInput
        | DxilOp::EvalCentroid
        | DxilOp::EvalSampleIndex
        | DxilOp::EvalSnapped
        | DxilOp::AttributeAtVertex => {
            for component in components(ctx, input, &func.operands(inst)[1..4]) {
                sources.inputs |= 1u128.checked_shl(component as u32).unwrap_or(0);
            }
        }
        DxilOp::ViewID => sources.view = true,
        _ => {}
    }
    sources
}

/// The first place in the order of the blocks that a branch leads back to.
fn first_loop(func: &Function) -> Option<usize> {
    let mut places = vec![usize::MAX; func.blocks.len()];
    let mut first = usize::MAX;
    for (place, &block) in func.layout.iter().enumerate() {
        places[block.index()] = place;
        for to in func.targets(block).iter().filter_map(|v| v.as_block()) {
            first = first.min(places[to.index()]);
        }
    }
    (first != usize::MAX).then_some(first)
}

/// The components that an element, row and column name; every row where the row is not constant.
fn components(ctx: &Context, signature: &Signature, place: &[Value]) -> SmallVec<[usize; 4]> {
    let element: Option<&Element> = int(ctx, place[0]).and_then(|id| signature.elements.get(id as usize));
    let (Some(element), Some(col)) = (element, int(ctx, place[2])) else { return SmallVec::new() };
    let Some(location) = element.location else { return SmallVec::new() };
    let at = |row: usize| 4 * (usize::from(location.row) + row) + usize::from(location.col) + col as usize;
    match int(ctx, place[1]) {
        Some(row) => smallvec::smallvec![at(row as usize)],
        None => (0..element.rows()).map(at).collect(),
    }
}

/// The blocks whose branches decide whether a block runs.
type Controllers = SmallVec<[BlockId; 4]>;

struct Flow<'a> {
    func: &'a Function,
    /// By instruction; an alloca's are those of all that is stored to it.
    values: Vec<Sources>,
    /// By block: what decides whether it runs.
    blocks: Vec<Sources>,
    /// By block: the blocks whose branches decide whether it runs.
    controllers: Vec<Controllers>,
    /// Whether anything is stored to local memory.
    stores: bool,
}

impl Flow<'_> {
    fn of(&self, value: Value) -> Sources {
        match value.kind() {
            ValueKind::Inst(inst) => self.values[inst.index()],
            _ => Sources::default(),
        }
    }

    /// What the branch at the end of a block depends on.
    fn condition(&self, block: BlockId) -> Sources {
        let condition = self.func.terminator(block).and_then(|t| self.func.operands(t).first().copied());
        condition.map(|c| self.of(c)).unwrap_or_default()
    }

    /// One round over everything from a place on; whether anything was new.
    fn step(&mut self, from: usize) -> bool {
        let func = self.func;
        let mut changed = false;
        for &block in &func.layout[from..] {
            changed |= self.head(block);
            let own = self.blocks[block.index()];
            for &inst in &func.blocks[block].insts {
                changed |= self.inst(inst, own);
            }
        }
        changed
    }

    /// One round over what decides whether blocks run, and over phis.
    fn step_heads(&mut self, blocks: &[BlockId]) -> bool {
        let func = self.func;
        let mut changed = false;
        for &block in blocks {
            changed |= self.head(block);
            let own = self.blocks[block.index()];
            for phi in func.phis(block) {
                changed |= self.inst(phi, own);
            }
        }
        changed
    }

    /// What decides whether a block runs; whether anything was new.
    fn head(&mut self, block: BlockId) -> bool {
        let mut own = self.blocks[block.index()];
        for controller in &self.controllers[block.index()] {
            own.add(self.condition(*controller));
            own.add(self.blocks[controller.index()]);
        }
        self.blocks[block.index()].grow(own)
    }

    fn inst(&mut self, inst: InstId, block: Sources) -> bool {
        let func = self.func;
        let operands = func.operands(inst);
        let mut sources = Sources::default();
        for used in operands.iter().filter_map(|v| v.as_inst()) {
            sources.add(self.values[used.index()]);
        }
        match func.insts[inst].op {
            Opcode::Phi => {
                for from in operands.iter().filter_map(|v| v.as_block()) {
                    sources.add(self.blocks[from.index()]);
                    sources.add(self.condition(from));
                }
            }
            Opcode::Store | Opcode::AtomicRmw | Opcode::CmpXchg => {
                sources.add(block);
                let is_store = func.insts[inst].op == Opcode::Store;
                return self.store(operands[usize::from(is_store)], sources);
            }
            // Only outputs depend on whether they are written.
            Opcode::Call if func.insts[inst].ty == TypeId::VOID => sources.add(block),
            _ => {}
        }
        self.values[inst.index()].grow(sources)
    }

    /// What is stored reaches the variable, and so every address into it.
    fn store(&mut self, mut pointer: Value, sources: Sources) -> bool {
        while let Some(inst) = pointer.as_inst() {
            match self.func.insts[inst].op {
                Opcode::Gep | Opcode::BitCast => pointer = self.func.operands(inst)[0],
                _ => {
                    self.stores = true;
                    return self.values[inst.index()].grow(sources);
                }
            }
        }
        false
    }
}

/// Control dependence: by block, the branches that decide whether it runs.
fn controllers(func: &Function) -> Vec<Controllers> {
    let ipdom = post_dominators(func);
    let mut out = vec![Controllers::new(); func.blocks.len()];
    for &branch in &func.layout {
        let successors = func.successors(branch);
        if successors.len() < 2 {
            continue;
        }
        let stop = ipdom[branch.index()];
        for &successor in &successors {
            let mut at = Some(successor);
            let mut steps = 0;
            while let Some(block) = at {
                if Some(block) == stop || steps > func.layout.len() {
                    break;
                }
                if !out[block.index()].contains(&branch) {
                    out[block.index()].push(branch);
                }
                at = ipdom[block.index()];
                steps += 1;
            }
        }
    }
    out
}

/// The immediate post-dominator of each block; none for those that end the function or never reach its end.
fn post_dominators(func: &Function) -> Vec<Option<BlockId>> {
    let count = func.blocks.len();
    let mut order = vec![usize::MAX; count];
    // Blocks numbered so that in a walk against the edges each comes after one it leads to: reverse layout will do,
    // since iteration goes on until nothing changes.
    for (i, block) in func.layout.iter().rev().enumerate() {
        order[block.index()] = i;
    }
    let mut ipdom: Vec<Option<BlockId>> = vec![None; count];
    let mut known = vec![false; count];
    for &block in &func.layout {
        known[block.index()] = func.successors(block).is_empty();
    }
    let mut changed = true;
    let mut rounds = 0;
    while changed && rounds < 64 {
        changed = false;
        rounds += 1;
        for &block in func.layout.iter().rev() {
            let mut meet: Option<Option<BlockId>> = None;
            for successor in func.successors(block) {
                if !known[successor.index()] {
                    continue;
                }
                meet = Some(match meet {
                    None => Some(successor),
                    Some(other) => common(&ipdom, &order, other, Some(successor)),
                });
            }
            if let Some(new) = meet
                && (!known[block.index()] || ipdom[block.index()] != new)
            {
                known[block.index()] = true;
                ipdom[block.index()] = new;
                changed = true;
            }
        }
    }
    ipdom
}

fn common(
    ipdom: &[Option<BlockId>],
    order: &[usize],
    mut a: Option<BlockId>,
    mut b: Option<BlockId>,
) -> Option<BlockId> {
    // The block later in the walk is farther from the end.
    for _ in 0..2 * order.len() + 2 {
        let (Some(x), Some(y)) = (a, b) else { return None };
        if x == y {
            return a;
        }
        if order[x.index()] > order[y.index()] {
            a = ipdom[x.index()];
        } else {
            b = ipdom[y.index()];
        }
    }
    None
}

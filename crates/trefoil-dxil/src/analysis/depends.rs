//! Which outputs depend on which inputs, and on the view: what `dx.viewIdState` and PSV0 say.
//!
//! Dependence goes through values, through memory, and through the branches that decide which value a phi takes
//! or whether an output is written. Where it is not exact it says too much, never too little.

use crate::constant_address;
use crate::module::code::int;
use crate::ops::DxilOp;
use crate::signatures::Signatures;
use smallvec::SmallVec;
use std::ops::BitOrAssign;
use trefoil_dxcontainer::{Element, Signature};
use trefoil_ir::{
    BlockId, Context, Entity, Function, GlobalId, InstId, MAX_STREAMS, Opcode, SPACE_SHARED, TypeId, Value,
    filled,
};

/// Input components (bit `4 * row + column`), and whether the view takes part.
#[derive(Clone, Copy, Default, PartialEq, Eq)]
pub(crate) struct Sources {
    pub inputs: u128,
    pub view: bool,
}

/// What a value depends on, while it is followed: most shaders have no more than 64 input components.
trait Set: Copy + Default + PartialEq + BitOrAssign {
    /// The set of one component; of none that is out of range.
    fn of(component: usize) -> Self;
}

impl Set for u64 {
    fn of(component: usize) -> Self {
        1u64.checked_shl(component as u32).unwrap_or(0)
    }
}

impl Set for u128 {
    fn of(component: usize) -> Self {
        1u128.checked_shl(component as u32).unwrap_or(0)
    }
}

/// Adds what may not be there; whether anything was new.
#[inline]
fn grow<S: Set>(set: &mut S, more: S) -> bool {
    let before = *set;
    *set |= more;
    before != *set
}

/// For every output component (by `4 * row + column`) what it depends on.
#[derive(Default)]
pub struct Dependences {
    /// Those of one stream after those of the one before.
    outputs: Vec<Sources>,
    /// Where each stream ends in that.
    ends: [usize; MAX_STREAMS],
    /// Of a hull shader, what each component that the patch has depends on among the inputs; of a domain shader, what each
    /// output depends on among those; of a mesh shader, what each component of a primitive depends on.
    pub(crate) patch: Vec<Sources>,
    /// Whether anything asks for the view.
    pub uses_view: bool,
}

impl Dependences {
    /// What the components of a stream depend on.
    pub(crate) fn stream(&self, stream: u8) -> &[Sources] {
        let end = self.ends[usize::from(stream)];
        &self.outputs[self.start(stream).min(end)..end]
    }

    fn start(&self, stream: u8) -> usize {
        stream.checked_sub(1).map_or(0, |before| self.ends[usize::from(before)])
    }
}

/// Follows what the outputs depend on.
pub(crate) fn analyse(
    ctx: &Context,
    func: &Function,
    calls: &[(InstId, DxilOp)],
    signatures: &Signatures,
) -> Dependences {
    let mut outputs = 0;
    let ends = std::array::from_fn(|stream| {
        outputs += signatures.output.vectors(stream as u8) * 4;
        outputs
    });
    let outputs = vec![Sources::default(); outputs];
    let mut out = Dependences { outputs, ends, patch: Vec::new(), uses_view: false };
    out.uses_view = calls.iter().any(|&(_, op)| op == DxilOp::ViewID);
    if out.outputs.is_empty() {
        return out;
    }
    let graph = Graph::new(ctx, func);
    let (input, output) = (&signatures.input, &signatures.output);
    let loads = calls.iter().filter(|(_, op)| loads_input(*op)).map(|&(inst, _)| inst);
    let loads: Vec<_> = loads.map(|i| (i, components(ctx, input, &func.operands(i)[1..4]))).collect();
    let stores = calls.iter().filter(|(_, op)| stores_output(*op)).map(|&(inst, _)| inst);
    let stores: Vec<_> = stores.map(|i| (i, stored(ctx, output, &out, &func.operands(i)[1..4]))).collect();
    let mut note = |component: usize, inputs| {
        if let Some(slot) = out.outputs.get_mut(component) {
            slot.inputs |= inputs;
        }
    };
    if input.vectors(0) > 16 {
        graph.follow::<u128>(&loads, &stores, &mut note);
    } else {
        graph.follow::<u64>(&loads, &stores, |component, inputs| note(component, inputs.into()));
    }
    if out.uses_view {
        let views = calls.iter().filter(|(_, op)| *op == DxilOp::ViewID);
        let views: Vec<_> = views.map(|&(inst, _)| (inst, smallvec::smallvec![0])).collect();
        graph.follow::<u64>(&views, &stores, |component, view| {
            if let Some(slot) = out.outputs.get_mut(component) {
                slot.view |= view != 0;
            }
        });
    }
    out
}

/// Follows, through a domain shader, what its outputs depend on among the components that the patch has.
pub(crate) fn of_domain(
    ctx: &Context,
    func: &Function,
    calls: &[(InstId, DxilOp)],
    signatures: &Signatures,
) -> Vec<Sources> {
    let (patch, output) = (&signatures.patch, &signatures.output);
    let find = |op: DxilOp| calls.iter().filter(move |call| call.1 == op).map(|call| call.0);
    let place = |signature, i| (i, components(ctx, signature, &func.operands(i)[1..4]));
    let loads: Vec<_> = find(DxilOp::LoadPatchConstant).map(|i| place(patch, i)).collect();
    let stores: Vec<_> = find(DxilOp::StoreOutput).map(|i| place(output, i)).collect();
    let mut out = vec![Sources::default(); output.vectors(0) * 4];
    follow_into(ctx, func, &loads, &stores, &mut out, |slot, set| slot.inputs |= set);
    out
}

/// Follows, through a mesh shader, which components of its primitives depend on the view.
pub(crate) fn of_primitives(
    ctx: &Context,
    func: &Function,
    calls: &[(InstId, DxilOp)],
    signatures: &Signatures,
) -> Vec<Sources> {
    let find = |op: DxilOp| calls.iter().filter(move |call| call.1 == op).map(|call| call.0);
    let place = |i| (i, components(ctx, &signatures.patch, &func.operands(i)[1..4]));
    let mut out = vec![Sources::default(); signatures.patch.vectors(0) * 4];
    let views: Vec<_> = find(DxilOp::ViewID).map(|i| (i, smallvec::smallvec![0])).collect();
    if !views.is_empty() {
        let stores: Vec<_> = find(DxilOp::StorePrimitiveOutput).map(place).collect();
        follow_into(ctx, func, &views, &stores, &mut out, |slot, set| slot.view |= set != 0);
    }
    out
}

/// Follows, through a patch constant function, what it gives depends on: on inputs, and by way of what the entry gives, which
/// `entry` says.
pub(crate) fn of_patch_function(
    ctx: &Context,
    func: &Function,
    calls: &[(InstId, DxilOp)],
    signatures: &Signatures,
    entry: &Dependences,
) -> Vec<Sources> {
    let (input, output, patch) = (&signatures.input, &signatures.output, &signatures.patch);
    let find = |op: DxilOp| calls.iter().filter(move |call| call.1 == op).map(|call| call.0);
    let place = |signature, i| (i, components(ctx, signature, &func.operands(i)[1..4]));
    let stores: Vec<_> = find(DxilOp::StorePatchConstant).map(|i| place(patch, i)).collect();
    let mut out = vec![Sources::default(); patch.vectors(0) * 4];
    let inputs: Vec<_> = find(DxilOp::LoadInput).map(|i| place(input, i)).collect();
    follow_into(ctx, func, &inputs, &stores, &mut out, |slot, set| slot.inputs |= set);
    let made: Vec<_> = find(DxilOp::LoadOutputControlPoint).map(|i| place(output, i)).collect();
    follow_into(ctx, func, &made, &stores, &mut out, |slot, set| {
        let used = entry.stream(0).iter().enumerate().filter(|(i, _)| set >> i & 1 != 0);
        for (_, sources) in used {
            slot.inputs |= sources.inputs;
            slot.view |= sources.view;
        }
    });
    let views: Vec<_> = find(DxilOp::ViewID).map(|i| (i, smallvec::smallvec![0])).collect();
    follow_into(ctx, func, &views, &stores, &mut out, |slot, set| slot.view |= set != 0);
    out
}

fn follow_into(
    ctx: &Context,
    func: &Function,
    from: &[(InstId, Components)],
    to: &[(InstId, Components)],
    out: &mut [Sources],
    mut note: impl FnMut(&mut Sources, u128),
) {
    let graph = Graph::new(ctx, func);
    graph.follow::<u128>(from, to, |component, set| {
        if let Some(slot) = out.get_mut(component) {
            note(slot, set);
        }
    });
}

fn stores_output(op: DxilOp) -> bool {
    matches!(op, DxilOp::StoreOutput | DxilOp::StoreVertexOutput)
}

fn loads_input(op: DxilOp) -> bool {
    matches!(
        op,
        DxilOp::LoadInput
            | DxilOp::EvalCentroid
            | DxilOp::EvalSampleIndex
            | DxilOp::EvalSnapped
            | DxilOp::AttributeAtVertex
    )
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

/// Components of a signature.
type Components = SmallVec<[usize; 4]>;

/// The components that an element, row and column name; every row where the row is not constant.
fn components(ctx: &Context, signature: &Signature, place: &[Value]) -> Components {
    let element: Option<&Element> = int(ctx, place[0]).and_then(|id| signature.elements.get(id as usize));
    let (Some(element), Some(col)) = (element, int(ctx, place[2])) else { return Components::new() };
    let Some(location) = element.location else { return Components::new() };
    let at = |row: usize| 4 * (usize::from(location.row) + row) + usize::from(location.col) + col as usize;
    match int(ctx, place[1]) {
        Some(row) => smallvec::smallvec![at(row as usize)],
        None => (0..element.rows()).map(at).collect(),
    }
}

/// The components that a store names, among those of all streams.
fn stored(ctx: &Context, output: &Signature, all: &Dependences, place: &[Value]) -> Components {
    let mut found = components(ctx, output, place);
    let element = int(ctx, place[0]).and_then(|id| output.elements.get(id as usize));
    let start = element.map_or(0, |element| all.start(element.stream));
    found.iter_mut().for_each(|component| *component += start);
    found
}

/// The blocks whose branches decide whether a block runs.
type Controllers = SmallVec<[BlockId; 4]>;

/// The code, and what is followed through it.
struct Graph<'a> {
    ctx: &'a Context,
    func: &'a Function,
    /// By block: the blocks whose branches decide whether it runs.
    controllers: Vec<Controllers>,
    first_loop: Option<usize>,
}

impl<'a> Graph<'a> {
    fn new(ctx: &'a Context, func: &'a Function) -> Self {
        Graph { ctx, func, controllers: controllers(func), first_loop: first_loop(func) }
    }

    /// Follows the components that come in at some instructions, and calls `found` with each that goes out at others and
    /// what it depends on.
    fn follow<S: Set>(
        &self,
        sources: &[(InstId, Components)],
        ends: &[(InstId, Components)],
        mut found: impl FnMut(usize, S),
    ) {
        let func = self.func;
        let has_shared = self.ctx.globals.values().any(|global| global.space == SPACE_SHARED);
        let mut flow = Flow {
            graph: self,
            values: filled(func.inst_count(), S::default()),
            blocks: filled(func.blocks.len(), S::default()),
            exits: filled(func.blocks.len(), S::default()),
            shared: if has_shared { filled(self.ctx.globals.len(), S::default()) } else { Vec::new() },
            stores: false,
        };
        for (inst, components) in sources {
            components.iter().for_each(|&component| flow.values[inst.index()] |= S::of(component));
        }
        let mut from = 0;
        // Without loops all that a value is computed from stands before it, with them all but what phis and blocks take
        // from after them; but a variable may be stored to after a load.
        while flow.step(from)
            && (flow.stores || self.first_loop.is_some_and(|first| flow.step_heads(&func.layout[first..])))
        {
            from = if flow.stores { 0 } else { self.first_loop.unwrap_or(0) };
        }
        for (inst, components) in ends {
            components.iter().for_each(|&component| found(component, flow.values[inst.index()]));
        }
    }
}

struct Flow<'a, S> {
    graph: &'a Graph<'a>,
    /// By instruction; an alloca's are those of all that is stored to it.
    values: Vec<S>,
    /// By block: what decides whether it runs.
    blocks: Vec<S>,
    /// By block: that, and what decides where it goes.
    exits: Vec<S>,
    /// By variable: those of all that is stored to it; empty where the group shares none.
    shared: Vec<S>,
    /// Whether anything is stored to memory.
    stores: bool,
}

impl<S: Set> Flow<'_, S> {
    /// One round over everything from a place on; whether anything was new.
    fn step(&mut self, from: usize) -> bool {
        let func = self.graph.func;
        let mut changed = false;
        for &block in &func.layout[from..] {
            changed |= self.head(block);
            let own = self.blocks[block.index()];
            for &inst in &func.blocks[block].insts {
                changed |= self.inst(inst, own);
            }
            let condition = func.targets(block).first().and_then(|v| v.as_inst());
            let mut exit = own;
            condition.into_iter().for_each(|inst| exit |= self.values[inst.index()]);
            self.exits[block.index()] |= exit;
        }
        changed
    }

    /// One round over what decides whether blocks run, and over phis.
    fn step_heads(&mut self, blocks: &[BlockId]) -> bool {
        let func = self.graph.func;
        let mut changed = false;
        for &block in blocks {
            changed |= self.head(block);
            let own = self.blocks[block.index()];
            self.exits[block.index()] |= own;
            for phi in func.phis(block) {
                changed |= self.inst(phi, own);
            }
        }
        changed
    }

    /// What decides whether a block runs; whether anything was new.
    fn head(&mut self, block: BlockId) -> bool {
        let mut own = self.blocks[block.index()];
        for controller in &self.graph.controllers[block.index()] {
            own |= self.exits[controller.index()];
        }
        grow(&mut self.blocks[block.index()], own)
    }

    fn inst(&mut self, inst: InstId, block: S) -> bool {
        let func = self.graph.func;
        let operands = func.operands(inst);
        let mut sources = S::default();
        for operand in operands {
            if let Some(used) = operand.as_inst() {
                sources |= self.values[used.index()];
            } else if let Some(variable) = self.variable(*operand) {
                sources |= self.shared[variable.index()];
            }
        }
        match func.insts[inst].op {
            Opcode::Phi => {
                for from in operands.iter().filter_map(|v| v.as_block()) {
                    sources |= self.exits[from.index()];
                }
            }
            Opcode::Store | Opcode::AtomicRmw | Opcode::CmpXchg => {
                sources |= block;
                let is_store = func.insts[inst].op == Opcode::Store;
                return self.store(operands[usize::from(is_store)], sources);
            }
            // Outputs depend on whether they are written.
            Opcode::Call if func.insts[inst].ty == TypeId::VOID => sources |= block,
            _ => {}
        }
        grow(&mut self.values[inst.index()], sources)
    }

    /// What is stored reaches the variable, and so every address into it.
    fn store(&mut self, mut pointer: Value, sources: S) -> bool {
        let func = self.graph.func;
        loop {
            let Some(inst) = pointer.as_inst() else {
                let Some(variable) = self.variable(pointer) else { return false };
                self.stores = true;
                return grow(&mut self.shared[variable.index()], sources);
            };
            match func.insts[inst].op {
                Opcode::Gep | Opcode::BitCast => pointer = func.operands(inst)[0],
                _ => {
                    self.stores = true;
                    return grow(&mut self.values[inst.index()], sources);
                }
            }
        }
    }

    /// The groupshared variable of an address that no instruction computes.
    fn variable(&self, address: Value) -> Option<GlobalId> {
        if self.shared.is_empty() {
            return None;
        }
        let ctx = self.graph.ctx;
        address.as_global().or_else(|| constant_address::parts(ctx, address.as_const()?)?.1.as_global())
    }
}

/// Control dependence: by block, the branches that decide whether it runs.
fn controllers(func: &Function) -> Vec<Controllers> {
    let ipdom = post_dominators(func);
    let mut out = vec![Controllers::new(); func.blocks.len()];
    for &branch in &func.layout {
        let targets = func.targets(branch);
        if targets.len() < 2 {
            continue;
        }
        let stop = ipdom[branch.index()];
        for successor in targets.iter().filter_map(|v| v.as_block()) {
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
    let mut ipdom: Vec<Option<BlockId>> = filled(count, None);
    let mut known = filled(count, false);
    for &block in &func.layout {
        known[block.index()] = func.targets(block).iter().all(|v| v.as_block().is_none());
    }
    let mut changed = true;
    let mut rounds = 0;
    while changed && rounds < 64 {
        changed = false;
        rounds += 1;
        for &block in func.layout.iter().rev() {
            let mut meet: Option<Option<BlockId>> = None;
            for successor in func.targets(block).iter().filter_map(|v| v.as_block()) {
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

//! Jump threading: a block that does nothing but branch on where control came from. Its predecessors go on to the target themselves,
//! as after a `return` out of nested statements, which sets a flag that each of them asks.
//!
//! For control flow without structure. The block has phis alone, and branches on one of them. What it hands on is used behind one of
//! its targets only, where a phi stands for it then. Neither it nor a target is the head of a loop, so that loops stay what they are.

use smallvec::SmallVec;
use trefoil_ir::cfg::{Cfg, Nesting};
use trefoil_ir::{
    BlockId, Context, Effect, EntityMap, Flags, Function, Graph, InstId, Opcode, SideMap, Value,
};

/// Most phis of a block.
const MOST_PHIS: usize = 8;
/// No block of those.
const NONE: u32 = u32::MAX;

/// A block that branches on one of its phis.
struct Chooser {
    block: BlockId,
    /// Where it goes: where the phi is true, and where it is false.
    sides: [Side; 2],
    /// The blocks that come to it with a value which is not known.
    rest: SmallVec<[BlockId; 4]>,
    /// The uses of its phis beyond those by the phis of its targets.
    uses: Vec<Use>,
}

/// A target of such a block.
struct Side {
    to: BlockId,
    /// The blocks that go there by the constant that they bring.
    from: SmallVec<[BlockId; 4]>,
    /// Whether nothing else goes there.
    is_alone: bool,
}

/// A use of a phi of such a block.
struct Use {
    user: InstId,
    /// Where a phi uses it: the block that it comes from there.
    from: Option<BlockId>,
    /// The side behind which that is.
    side: usize,
}

/// Lets control go past such blocks; says whether there were any.
pub(crate) fn run(ctx: &mut Context, func: &mut Function, graph: &Graph) -> bool {
    if !func.layout.iter().any(|&block| choice(func, block).is_some()) {
        return false;
    }
    let cfg = graph.of(func);
    let mut choosers = find_all(ctx, func, cfg);
    if choosers.is_empty() {
        return false;
    }
    note_uses(func, graph, &mut choosers);
    choosers.retain(|chooser| chooser.is_worth_it(func));
    let meets = |chooser: &Chooser| chooser.sides.iter().any(Side::is_meeting);
    if choosers.iter().any(meets) && is_convergent(func) {
        choosers.retain(|chooser| !meets(chooser));
    }
    choosers.iter().for_each(|chooser| chooser.go_past(ctx, func));
    func.layout.retain(|&block| !func.blocks[block].insts.is_empty());
    !choosers.is_empty()
}

/// The phi that a block branches on, which has nothing but phis, and its two targets.
fn choice(func: &Function, block: BlockId) -> Option<(InstId, [BlockId; 2])> {
    let (&end, phis) = func.blocks[block].insts.split_last()?;
    let &[condition, then, otherwise] = func.operands(end) else { return None };
    let has_form = func.insts[end].op == Opcode::Br && !phis.is_empty() && phis.len() <= MOST_PHIS;
    if !has_form || !phis.iter().all(|&inst| func.insts[inst].op == Opcode::Phi) {
        return None;
    }
    let phi = condition.as_inst().filter(|inst| phis.contains(inst))?;
    Some((phi, [then.as_block()?, otherwise.as_block()?])).filter(|(_, [a, b])| a != b)
}

/// The blocks that choose, of which none has to do with another: the others have to wait.
fn find_all(ctx: &Context, func: &Function, cfg: &Cfg) -> Vec<Chooser> {
    let mut taken: SideMap<BlockId, bool> = SideMap::sized(func.blocks.len(), false);
    let mut out = Vec::new();
    for &block in &cfg.order {
        let Some(chooser) = Chooser::find(ctx, func, cfg, block) else { continue };
        let named = || {
            let sides = chooser.sides.iter().map(|side| side.to);
            cfg.preds[block].iter().copied().chain(sides).chain([block])
        };
        if named().any(|block| taken[block]) {
            continue;
        }
        named().for_each(|block| taken[block] = true);
        out.push(chooser);
    }
    out
}

/// Notes what uses the phis of such blocks. Those of which a phi is used where no target leads are left out.
fn note_uses(func: &Function, graph: &Graph, choosers: &mut Vec<Chooser>) {
    let cfg = graph.of(func);
    let mut owner: SideMap<InstId, u32> = SideMap::sized(func.inst_count(), NONE);
    for (n, chooser) in (0..).zip(&*choosers) {
        func.phis(chooser.block).for_each(|phi| owner[phi] = n);
    }
    let nesting = Nesting::new(cfg, graph.dominators(func));
    let mut fits = vec![true; choosers.len()];
    for &block in &cfg.order {
        for &inst in &func.blocks[block].insts {
            let is_phi = func.insts[inst].op == Opcode::Phi;
            for (at, value) in func.operands(inst).iter().enumerate() {
                let Some(n) = value.as_inst().map(|phi| owner[phi]).filter(|&n| n != NONE) else { continue };
                let chooser = &mut choosers[n as usize];
                let from =
                    func.operands(inst).get(at + 1).filter(|_| is_phi).and_then(|from| from.as_block());
                let place = from.unwrap_or(block);
                if place == chooser.block || !cfg.is_reachable(place) {
                    continue;
                }
                let is_behind = |side: &Side| side.is_alone && nesting.dominates(cfg, side.to, place);
                match chooser.sides.iter().position(is_behind) {
                    Some(side) => chooser.uses.push(Use { user: inst, from, side }),
                    _ => fits[n as usize] = false,
                }
            }
        }
    }
    let mut fits = fits.into_iter();
    choosers.retain(|_| fits.next() == Some(true));
}

/// Whether an instruction depends on which lanes execute it together.
fn is_convergent(func: &Function) -> bool {
    let mut insts = func.layout.iter().flat_map(|&block| &func.blocks[block].insts);
    insts.any(|&inst| {
        let effect = || func.effect(&EntityMap::new(), inst);
        !func.insts[inst].op.is_terminator()
            && matches!(effect(), Effect::Convergent | Effect::ConvergentWrite)
    })
}

impl Side {
    /// Whether several paths meet there that met before.
    fn is_meeting(&self) -> bool {
        self.is_alone && self.from.len() > 1
    }
}

impl Use {
    /// Uses another value in the place of the phi.
    fn rename(&self, func: &mut Function, phi: InstId, seen: Value) {
        let operands = func.operands_mut(self.user);
        for at in 0..operands.len() {
            let is_here = self.from.is_none_or(|from| operands.get(at + 1) == Some(&from.into()));
            if operands[at] == phi.into() && is_here {
                operands[at] = seen;
            }
        }
    }
}

impl Chooser {
    fn find(ctx: &Context, func: &Function, cfg: &Cfg, block: BlockId) -> Option<Self> {
        let (phi, targets) = choice(func, block)?;
        let is_head =
            |block: BlockId| cfg.preds[block].iter().any(|&from| cfg.position[from] >= cfg.position[block]);
        if is_head(block) || targets.iter().any(|&to| is_head(to)) {
            return None;
        }
        let side = |to: BlockId| Side { to, from: SmallVec::new(), is_alone: cfg.preds[to] == [block] };
        let (mut sides, mut rest) = (targets.map(side), SmallVec::new());
        for &from in &cfg.preds[block] {
            let value = func.incoming(phi, from).and_then(|value| ctx.as_int(value));
            let side = value.map(|value| &mut sides[usize::from(value == 0)]);
            // A phi names each block once.
            match side.filter(|side| func.edges(from, side.to) == 0) {
                Some(side) => side.from.push(from),
                None => rest.push(from),
            }
        }
        let goes_past = sides.iter().any(|side| !side.from.is_empty());
        let reaches_both = !rest.is_empty() || sides.iter().all(|side| !side.from.is_empty());
        (goes_past && reaches_both).then_some(Self { block, sides, rest, uses: Vec::new() })
    }

    /// Whether it becomes no more instructions: the block goes where at most one comes to it still.
    fn is_worth_it(&self, func: &Function) -> bool {
        let phis = func.blocks[self.block].insts.len() - 1;
        let mut made = 0;
        for (n, side) in self.sides.iter().enumerate() {
            if side.from.len() + usize::from(!self.rest.is_empty()) > 1 {
                made +=
                    func.phis(self.block).filter(|&phi| self.uses_of(func, phi, n).next().is_some()).count();
            }
        }
        made <= if self.rest.len() <= 1 { phis + 1 } else { 0 }
    }

    fn go_past(&self, ctx: &mut Context, func: &mut Function) {
        let phis: SmallVec<[InstId; 8]> = func.phis(self.block).collect();
        for (n, side) in self.sides.iter().enumerate() {
            self.hand_on(func, side);
            for &phi in &phis {
                if self.uses_of(func, phi, n).next().is_some() {
                    let seen = self.seen_behind(ctx, func, side, phi);
                    let uses = self.uses.iter().filter(|place| place.side == n);
                    uses.for_each(|place| place.rename(func, phi, seen));
                }
            }
            for &from in &side.from {
                func.rename_targets(from, self.block, side.to);
            }
        }
        self.forget(func, &phis);
    }

    /// Gives the phis of a target what the blocks bring that go there now.
    fn hand_on(&self, func: &mut Function, side: &Side) {
        let phis: SmallVec<[InstId; 8]> = func.phis(side.to).collect();
        for phi in phis {
            let Some(value) = func.incoming(phi, self.block) else { continue };
            let mut operands: SmallVec<[Value; 8]> = SmallVec::new();
            for pair in func.operands(phi).chunks_exact(2) {
                if pair[1] != self.block.into() || !self.rest.is_empty() {
                    operands.extend_from_slice(pair);
                }
            }
            for &from in &side.from {
                operands.extend([self.seen_from(func, value, from), from.into()]);
            }
            func.set_operands(phi, &operands);
        }
    }

    /// What a value is when control comes from a block.
    fn seen_from(&self, func: &Function, value: Value, from: BlockId) -> Value {
        let phi = value.as_inst().filter(|&inst| func.phis(self.block).any(|phi| phi == inst));
        phi.and_then(|phi| func.incoming(phi, from)).unwrap_or(value)
    }

    /// What stands for a phi behind a target: another phi, where several blocks go there.
    fn seen_behind(&self, ctx: &mut Context, func: &mut Function, side: &Side, phi: InstId) -> Value {
        let mut edges: SmallVec<[Value; 8]> = SmallVec::new();
        for &from in &side.from {
            edges.extend([self.seen_from(func, phi.into(), from), from.into()]);
        }
        if !self.rest.is_empty() {
            edges.extend([phi.into(), self.block.into()]);
        }
        let ty = func.insts[phi].ty;
        match edges[..] {
            [] => ctx.undef(ty),
            [only, _] => only,
            _ => {
                let new = func.detached(func.loc(phi), Opcode::Phi, ty, &edges, 0, Flags::NONE);
                func.blocks[side.to].insts.insert(0, new);
                new.into()
            }
        }
    }

    /// The uses of a phi behind a side.
    fn uses_of<'a>(&'a self, func: &'a Function, phi: InstId, side: usize) -> impl Iterator<Item = &'a Use> {
        self.uses
            .iter()
            .filter(move |place| place.side == side && func.operands(place.user).contains(&phi.into()))
    }

    /// Takes out the edges that go past, and the block where nothing comes to it any more.
    fn forget(&self, func: &mut Function, phis: &[InstId]) {
        if self.rest.is_empty() {
            func.blocks[self.block].insts.clear();
            return;
        }
        for &phi in phis {
            let pairs = func.operands(phi).chunks_exact(2);
            let kept = pairs.filter(|pair| pair[1].as_block().is_some_and(|from| self.rest.contains(&from)));
            let kept: SmallVec<[Value; 8]> = kept.flatten().copied().collect();
            func.set_operands(phi, &kept);
        }
    }
}

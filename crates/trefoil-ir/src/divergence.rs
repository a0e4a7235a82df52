//! Which values may differ between the lanes of a wave.
//!
//! Terms: a value *differs* when two lanes that run the same instruction together may get different results. A *join* is a
//! block that lanes reach on different ways from a branch whose condition differs; a loop *frays* when lanes leave it in
//! different turns.
//!
//! What differs by itself: ids of threads and lanes, inputs, results of atomics, parameters and calls. Everything computed
//! from what differs differs; so do the phis of joins, and values of a frayed loop where they are used outside of it.
//! Loads differ where their addresses do; those of a lane's own memory also where what is stored does, or when it is stored
//! by some lanes only. The answer is on the safe side: "differs" may be wrong, "does not" is right as long as nobody writes
//! what others read at the same time.
//!
//! Cost: some sweeps over the function until nothing changes, and a walk for each branch that differs. Where both would
//! take too long, all differs.

use crate::cfg::{Cfg, Dominators};
use crate::{
    BlockId, ConstKind, Context, Entity, Function, InstId, Intrinsic, Opcode, SPACE_PRIVATE, Type, Value,
    ValueKind,
};
use rustc_hash::{FxHashMap, FxHashSet};
use std::cmp::Reverse;
use std::collections::BinaryHeap;

/// Most sweeps.
const MAX_SWEEPS: usize = 64;
/// Most steps of all walks together.
const MAX_STEPS: usize = 1 << 22;

/// What may differ in a function.
pub struct Divergence {
    differs: Vec<bool>,
    block_of: FxHashMap<InstId, BlockId>,
    frayed: Vec<FxHashSet<BlockId>>,
    /// The frayed loops that each block is in.
    frayed_around: FxHashMap<BlockId, Vec<usize>>,
    everything: bool,
}

impl Divergence {
    /// Analyses a function that runs in groups of that many threads (0 where that is not known).
    pub fn of(ctx: &Context, func: &Function, threads: [u32; 3]) -> Self {
        Analysis::new(ctx, func, threads).run()
    }

    /// Whether a value may differ where a block uses it.
    pub fn differs(&self, value: Value, user: BlockId) -> bool {
        match value.kind() {
            ValueKind::Inst(inst) => {
                self.everything || self.differs[inst.index()] || self.is_left(inst, user)
            }
            ValueKind::Param(_) => true,
            _ => false,
        }
    }

    /// Whether lanes come out of a loop in different turns between a value and its user.
    fn is_left(&self, inst: InstId, user: BlockId) -> bool {
        let Some(home) = self.block_of.get(&inst).filter(|_| !self.frayed.is_empty()) else { return false };
        let around = self.frayed_around.get(home);
        around.is_some_and(|around| around.iter().any(|&at| !self.frayed[at].contains(&user)))
    }
}

struct Analysis<'a> {
    ctx: &'a Context,
    func: &'a Function,
    threads: [u32; 3],
    cfg: Cfg,
    /// The bodies of natural loops that have not frayed yet.
    loops: Vec<FxHashSet<BlockId>>,
    joins: FxHashSet<BlockId>,
    /// Blocks that some lanes may run without the others.
    partial: FxHashSet<BlockId>,
    branched: FxHashSet<BlockId>,
    /// Variables of a lane's own that hold what differs.
    memory: FxHashSet<Value>,
    /// Whether something was written through an address that may be of any variable.
    lost: bool,
    steps: usize,
    found: Divergence,
}

/// Where an address points into.
enum Place {
    /// A variable of each lane's own.
    Own(Value),
    /// What all lanes see alike.
    Shared,
    /// One of those.
    Unknown,
}

impl<'a> Analysis<'a> {
    fn new(ctx: &'a Context, func: &'a Function, threads: [u32; 3]) -> Self {
        let cfg = Cfg::new(func);
        let mut block_of = FxHashMap::default();
        for &block in &cfg.order {
            block_of.extend(func.blocks[block].insts.iter().map(|&inst| (inst, block)));
        }
        let found = Divergence {
            differs: vec![false; func.inst_count()],
            block_of,
            frayed: Vec::new(),
            frayed_around: FxHashMap::default(),
            everything: false,
        };
        let mut analysis = Analysis {
            ctx,
            func,
            threads,
            cfg,
            loops: Vec::new(),
            joins: FxHashSet::default(),
            partial: FxHashSet::default(),
            branched: FxHashSet::default(),
            memory: FxHashSet::default(),
            lost: false,
            steps: 0,
            found,
        };
        analysis.find_loops();
        analysis
    }

    fn run(mut self) -> Divergence {
        let mut sweeps = 0;
        while self.sweep() {
            sweeps += 1;
            if sweeps > MAX_SWEEPS || self.steps > MAX_STEPS {
                self.found.everything = true;
                break;
            }
        }
        self.found.everything |= self.steps > MAX_STEPS;
        self.found
    }

    /// Natural loops: from each edge back to a block that dominates its start, all that reaches the start.
    fn find_loops(&mut self) {
        let doms = Dominators::new(&self.cfg);
        let mut bodies: Vec<(BlockId, FxHashSet<BlockId>)> = Vec::new();
        for &end in &self.cfg.order {
            for head in self.func.targets(end).iter().filter_map(|v| v.as_block()) {
                // An edge back into a tangle is taken for a loop of all that reaches it: the safe side.
                if self.cfg.position[head] > self.cfg.position[end] {
                    continue;
                }
                let natural = doms.dominates(&self.cfg, head, end);
                let at = bodies.iter().position(|(h, _)| *h == head).unwrap_or_else(|| {
                    bodies.push((head, FxHashSet::from_iter([head])));
                    bodies.len() - 1
                });
                let body = &mut bodies[at].1;
                let mut work = vec![end];
                while let Some(block) = work.pop() {
                    self.steps += 1;
                    if self.steps > MAX_STEPS {
                        return;
                    }
                    if self.cfg.is_reachable(block) && body.insert(block) {
                        work.extend(self.cfg.preds[block].iter().copied());
                    }
                }
                if !natural {
                    self.joins.extend(body.iter().copied());
                }
            }
        }
        self.loops = bodies.into_iter().map(|(_, body)| body).collect();
    }

    /// Looks at every instruction once; says whether anything was found.
    fn sweep(&mut self) -> bool {
        let mut changed = false;
        for at in 0..self.cfg.order.len() {
            let block = self.cfg.order[at];
            let func = self.func;
            for &inst in &func.blocks[block].insts {
                let op = func.insts[inst].op;
                if op.is_terminator() {
                    changed |= self.branch(inst, block);
                } else if op == Opcode::Store {
                    changed |= self.store(inst, block);
                } else if !self.found.differs[inst.index()] && self.instruction(inst, block) {
                    self.found.differs[inst.index()] = true;
                    changed = true;
                }
            }
        }
        changed
    }

    fn any_differs(&self, operands: &[Value], block: BlockId) -> bool {
        operands.iter().any(|&v| self.found.differs(v, block))
    }

    fn instruction(&self, inst: InstId, block: BlockId) -> bool {
        let operands = self.func.operands(inst);
        match self.func.insts[inst].op {
            Opcode::Phi => self.phi(operands, block),
            Opcode::Call | Opcode::AtomicRmw | Opcode::CmpXchg => true,
            Opcode::Alloca => false,
            Opcode::Load => self.any_differs(operands, block) || self.holds_what_differs(operands[0]),
            Opcode::Intrinsic => self.intrinsic(inst, operands, block),
            _ => self.any_differs(operands, block),
        }
    }

    /// A phi takes its values on the ways to its block; what it takes is the same for all ways but undefined ones when
    /// there is only one.
    fn phi(&self, operands: &[Value], block: BlockId) -> bool {
        let mut one: Option<Value> = None;
        let mut several = false;
        for pair in operands.chunks_exact(2) {
            let from = pair[1].as_block().unwrap_or(block);
            if self.found.differs(pair[0], from) || self.found.differs(pair[0], block) {
                return true;
            }
            let undefined = pair[0].as_const().map(|c| &self.ctx.consts.get(c).kind);
            if !matches!(undefined, Some(ConstKind::Undef | ConstKind::Poison)) {
                several |= one.replace(pair[0]).is_some_and(|before| before != pair[0]);
            }
        }
        several && self.joins.contains(&block)
    }

    fn intrinsic(&self, inst: InstId, operands: &[Value], block: BlockId) -> bool {
        use Intrinsic as I;
        let Some(which) = self.func.insts[inst].intrinsic() else { return true };
        match which {
            I::ThreadId | I::ThreadIdInGroup => {
                let along = operands.first().and_then(|&v| self.ctx.as_int(v));
                along.and_then(|i| self.threads.get(i as usize)) != Some(&1)
            }
            I::FlattenedThreadIdInGroup => self.threads != [1; 3],
            I::LoadInput
            | I::EvalCentroid
            | I::EvalSample
            | I::EvalSnapped
            | I::AttributeAtVertex
            | I::Coverage
            | I::InnerCoverage
            | I::ViewId
            | I::SampleIndex
            | I::PrimitiveId
            | I::IsHelperLane
            | I::WaveLaneIndex
            | I::WaveIsFirstLane
            | I::WavePrefixSum
            | I::WavePrefixUSum
            | I::WavePrefixProduct
            | I::WavePrefixUProduct
            | I::WavePrefixCountBits
            | I::WaveMatch
            | I::WaveMultiPrefix
            | I::WaveMultiPrefixCountBits
            | I::AtomicBinOp
            | I::AtomicCompareExchange
            | I::UpdateCounter => true,
            I::WaveReadLane => self.any_differs(&operands[1..], block),
            I::WaveReadLaneFirst
            | I::WaveAny
            | I::WaveAll
            | I::WaveAllEqual
            | I::WaveBallot
            | I::WaveSum
            | I::WaveUSum
            | I::WaveProduct
            | I::WaveUProduct
            | I::WaveMax
            | I::WaveUMax
            | I::WaveMin
            | I::WaveUMin
            | I::WaveBitAnd
            | I::WaveBitOr
            | I::WaveBitXor
            | I::WaveCountBits => false,
            _ => self.any_differs(operands, block),
        }
    }

    /// Where an address points into.
    fn place(&self, mut pointer: Value) -> Place {
        loop {
            let Some(inst) = pointer.as_inst() else {
                let private = matches!(
                    self.ctx.types.get(self.func.value_type(self.ctx, pointer)),
                    Type::Ptr(SPACE_PRIVATE)
                );
                return match pointer.kind() {
                    ValueKind::Global(_) if private => Place::Own(pointer),
                    ValueKind::Global(_) => Place::Shared,
                    _ => Place::Unknown,
                };
            };
            match self.func.insts[inst].op {
                Opcode::Alloca => return Place::Own(pointer),
                Opcode::Gep | Opcode::BitCast | Opcode::AddrSpaceCast => {
                    pointer = self.func.operands(inst)[0]
                }
                _ if self.func.insts[inst].is_intrinsic(Intrinsic::GetPointer) => return Place::Shared,
                _ => return Place::Unknown,
            }
        }
    }

    fn holds_what_differs(&self, pointer: Value) -> bool {
        match self.place(pointer) {
            Place::Own(variable) => self.lost || self.memory.contains(&variable),
            Place::Shared => false,
            Place::Unknown => self.lost || !self.memory.is_empty(),
        }
    }

    /// What is written to a lane's own memory.
    fn store(&mut self, inst: InstId, block: BlockId) -> bool {
        let operands = self.func.operands(inst);
        if !self.any_differs(operands, block) && !self.partial.contains(&block) {
            return false;
        }
        match self.place(operands[1]) {
            Place::Own(variable) => self.memory.insert(variable),
            Place::Shared => false,
            Place::Unknown => !std::mem::replace(&mut self.lost, true),
        }
    }

    /// Where lanes go different ways from: what they reach before they meet again.
    fn branch(&mut self, inst: InstId, block: BlockId) -> bool {
        let targets: Vec<BlockId> = self.func.targets(block).iter().filter_map(|v| v.as_block()).collect();
        let one = targets.windows(2).all(|pair| pair[0] == pair[1]);
        if one || self.branched.contains(&block) || !self.any_differs(self.func.operands(inst), block) {
            return false;
        }
        self.branched.insert(block);
        self.ways(block, &targets);
        true
    }

    /// Walks the ways from a branch in the order of blocks, each with its name, which is that of the last join on it.
    fn ways(&mut self, branch: BlockId, targets: &[BlockId]) {
        let mut names: FxHashMap<BlockId, BlockId> = FxHashMap::default();
        let mut open: BinaryHeap<Reverse<(u32, BlockId)>> = BinaryHeap::new();
        for &target in targets {
            if names.insert(target, target).is_none() {
                open.push(Reverse((self.cfg.position[target], target)));
            }
        }
        let mut done: FxHashSet<BlockId> = FxHashSet::default();
        while let Some(Reverse((_, block))) = open.pop() {
            self.steps += 1;
            if (open.is_empty() && !done.is_empty()) || self.steps > MAX_STEPS {
                done.insert(block);
                break; // all that was open has met here
            }
            self.partial.insert(block);
            done.insert(block);
            if block == branch {
                continue;
            }
            let name = names[&block];
            for to in self.func.targets(block).iter().filter_map(|v| v.as_block()) {
                match names.get(&to).copied() {
                    None => {
                        names.insert(to, name);
                        open.push(Reverse((self.cfg.position[to], to)));
                    }
                    Some(other) if other != name && other != to => {
                        names.insert(to, to);
                        self.joins.insert(to);
                        if done.remove(&to) {
                            open.push(Reverse((self.cfg.position[to], to)));
                        }
                    }
                    // A target that is reached on the other way too.
                    Some(other) if other != name => _ = self.joins.insert(to),
                    Some(_) => {}
                }
            }
        }
        let (frayed, kept) = std::mem::take(&mut self.loops).into_iter().partition(|body: &FxHashSet<_>| {
            body.contains(&branch) && names.keys().any(|block| !body.contains(block))
        });
        self.loops = kept;
        let frayed: Vec<FxHashSet<BlockId>> = frayed;
        for body in frayed {
            for &block in &body {
                self.steps += 1;
                self.found.frayed_around.entry(block).or_default().push(self.found.frayed.len());
            }
            self.found.frayed.push(body);
        }
    }
}

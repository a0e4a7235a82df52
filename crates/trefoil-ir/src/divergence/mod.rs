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
//! Cost: a few sweeps over the function until nothing changes, and a short walk for each divergent branch (`sync_dependence.rs`).
//! Where those would take too long, and where control flow is irreducible, everything is divergent.

mod sync_dependence;

use crate::cfg::Cfg;
use crate::intrinsic::Uniformity;
use crate::{
    BlockId, ConstKind, Context, Entity, Function, InstId, Intrinsic, Opcode, SPACE_PRIVATE, Type, Value,
    ValueKind, filled,
};
use sync_dependence::{NONE, SyncDependence, Walk};
use trefoil_entity::HashSet;

/// Most sweeps.
const MAX_SWEEPS: usize = 64;
/// Most steps of all walks together.
const MAX_STEPS: usize = 1 << 22;

/// What may differ in a function.
pub struct Divergence {
    differs: Vec<bool>,
    /// The place in the order of the block of each instruction, [`NONE`] for those that are in none that can be reached.
    block_of: Vec<u32>,
    cfg: Cfg,
    /// Which loops have frayed; nothing when none has.
    frayed: Vec<bool>,
    /// Nothing when all differs.
    sync: Option<SyncDependence>,
}

impl Divergence {
    /// Analyses a function that runs in groups of that many threads (0 where that is not known).
    pub fn of(ctx: &Context, func: &Function, threads: [u32; 3]) -> Self {
        let cfg = Cfg::new(func);
        let mut block_of = vec![NONE; func.inst_count()];
        for (place, &block) in cfg.order.iter().enumerate() {
            func.blocks[block].insts.iter().for_each(|inst| block_of[inst.index()] = place as u32);
        }
        let sync = SyncDependence::new(func, &cfg, MAX_STEPS);
        let found =
            Divergence { differs: filled(func.inst_count(), false), block_of, cfg, frayed: Vec::new(), sync };
        let nodes = found.sync.as_ref().map_or(0, SyncDependence::count);
        let analysis = Analysis {
            ctx,
            func,
            threads,
            joins: filled(nodes, false),
            partial: filled(nodes, false),
            repeated: filled(nodes, false),
            branched: filled(nodes, false),
            memory: HashSet::default(),
            lost: false,
            steps: 0,
            found,
        };
        analysis.run()
    }

    /// Whether a value may differ where a block uses it.
    pub fn differs(&self, value: Value, user: BlockId) -> bool {
        match value.kind() {
            ValueKind::Inst(inst) => {
                let Some(sync) = &self.sync else { return true };
                self.differs[inst.index()] || self.is_left(sync, inst, user)
            }
            ValueKind::Param(_) => true,
            _ => false,
        }
    }

    /// Whether lanes come out of a loop in different turns between a value and its user.
    fn is_left(&self, sync: &SyncDependence, inst: InstId, user: BlockId) -> bool {
        let (home, user) = (self.block_of[inst.index()], self.cfg.position[user]);
        if self.frayed.is_empty() || home == NONE || user == NONE {
            return false;
        }
        let mut at = sync.loop_of(home);
        while at != NONE && !self.frayed[at as usize] {
            at = sync.loops[at as usize].parent;
        }
        at != NONE && !sync.is_in(sync.loop_of(user), at)
    }
}

struct Analysis<'a> {
    ctx: &'a Context,
    func: &'a Function,
    threads: [u32; 3],
    joins: Vec<bool>,
    /// Blocks that some lanes may run without the others, each with all that it dominates.
    partial: Vec<bool>,
    /// Blocks that lanes run in different turns of a loop.
    repeated: Vec<bool>,
    branched: Vec<bool>,
    /// Variables of a lane's own that hold what differs.
    memory: HashSet<Value>,
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

impl Analysis<'_> {
    fn run(mut self) -> Divergence {
        let mut sweeps = 0;
        while self.found.sync.is_some() && self.sweep() {
            sweeps += 1;
            if sweeps > MAX_SWEEPS || self.steps > MAX_STEPS {
                self.found.sync = None;
            }
        }
        self.found
    }

    /// Looks at every instruction once; says whether anything was found.
    fn sweep(&mut self) -> bool {
        let mut changed = false;
        for at in 0..self.found.cfg.order.len() {
            let block = self.found.cfg.order[at];
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

    /// A phi takes its values on the edges to its block; what it takes is the same for all edges but undefined ones when
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
        several && self.joins[self.place_of(block)]
    }

    fn intrinsic(&self, inst: InstId, operands: &[Value], block: BlockId) -> bool {
        let Some(which) = self.func.insts[inst].intrinsic() else { return true };
        match which.info().uniformity {
            Uniformity::FromOperands => self.any_differs(operands, block),
            Uniformity::NeverUniform => true,
            Uniformity::AlwaysUniform => false,
            Uniformity::ByThread => {
                let along = operands.first().and_then(|&v| self.ctx.as_int(v));
                along.and_then(|i| self.threads.get(i as usize)) != Some(&1)
            }
            Uniformity::ByGroup => self.threads != [1; 3],
            Uniformity::ByLane => self.any_differs(&operands[1..], block),
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
        let place = self.place_of(block);
        if !self.any_differs(operands, block) && !self.partial[place] && !self.repeated[place] {
            return false;
        }
        match self.place(operands[1]) {
            Place::Own(variable) => self.memory.insert(variable),
            Place::Shared => false,
            Place::Unknown => !std::mem::replace(&mut self.lost, true),
        }
    }

    /// A block that lanes leave by different edges: marks what they reach before they reconverge.
    fn branch(&mut self, inst: InstId, block: BlockId) -> bool {
        let targets: Vec<BlockId> = self.func.targets(block).iter().filter_map(|v| v.as_block()).collect();
        let one = targets.windows(2).all(|pair| pair[0] == pair[1]);
        let place = self.place_of(block);
        if one || self.branched[place] || !self.any_differs(self.func.operands(inst), block) {
            return false;
        }
        self.branched[place] = true;
        if let Some(sync) = self.found.sync.take_if(|_| self.steps <= MAX_STEPS) {
            let walk = sync.after_branch(place as u32);
            let start = sync.loop_of(place as u32);
            self.take(&sync, &walk, start);
            self.found.sync = Some(sync);
        }
        true
    }

    /// Takes in what a walk from a branch found, and what lanes do that leave the loops that fray by it.
    fn take(&mut self, sync: &SyncDependence, walk: &Walk, start: u32) {
        self.note(sync, walk);
        let (mut at, mut until) = (start, walk.around);
        while at != until && self.steps <= MAX_STEPS {
            self.found.frayed.resize(sync.loops.len(), false);
            if !std::mem::replace(&mut self.found.frayed[at as usize], true) {
                for block in sync.body(at) {
                    self.steps += 1;
                    self.repeated[block as usize] = true;
                }
                let walk = sync.after_loop(at);
                self.note(sync, &walk);
                if sync.is_in(until, walk.around) {
                    until = walk.around;
                }
            }
            at = sync.loops[at as usize].parent;
        }
    }

    fn note(&mut self, sync: &SyncDependence, walk: &Walk) {
        self.steps += 1 + walk.partial.len() + walk.joins.len();
        walk.joins.iter().for_each(|&node| self.joins[sync.block(node) as usize] = true);
        walk.partial.iter().for_each(|&node| sync.mark(node, &mut self.partial));
    }

    fn place_of(&self, block: BlockId) -> usize {
        self.found.cfg.position[block] as usize
    }
}

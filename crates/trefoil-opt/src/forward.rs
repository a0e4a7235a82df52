//! Forwards jumps through blocks that only jump on: their predecessors jump to the target directly.
//!
//! For control flow without structure. A block of phis alone is taken out too when only the phis of the block after it
//! use them. What leads into a loop or back to its head stays: readers find loops by those blocks.

use smallvec::SmallVec;
use trefoil_ir::cfg::Cfg;
use trefoil_ir::{BlockId, Entity, Function, HashMap, InstId, Opcode, SideMap, Value, filled};

/// Takes such blocks out; says whether there were any.
pub(crate) fn run(func: &mut Function) -> bool {
    let is_short = |&b: &BlockId| target(func, b).is_some();
    let mut short: Vec<BlockId> = func.layout.iter().copied().skip(1).filter(is_short).collect();
    if short.is_empty() {
        return false;
    }
    let cfg = Cfg::new(func);
    let reached = |block: BlockId| cfg.preds[block].iter().copied().filter(|&p| cfg.is_reachable(p));
    let mut heads: SideMap<BlockId, Option<bool>> = SideMap::sized(func.blocks.len(), None);
    let mut is_head = |block: BlockId| {
        *heads[block].get_or_insert_with(|| reached(block).any(|p| cfg.position[p] >= cfg.position[block]))
    };
    short.retain(|&b| cfg.is_reachable(b));
    let mut preds =
        Preds { rows: SideMap::sized(func.blocks.len(), NO_ROW), edges: Vec::with_capacity(2 * short.len()) };
    let mut wide = HashMap::default();
    for block in short.iter().flat_map(|&b| [Some(b), target(func, b)]).flatten() {
        if preds.rows[block] != NO_ROW {
            continue;
        }
        preds.rows[block] = preds.edges.len() as u32;
        preds.edges.push(reached(block).map(|p| (p, ())).collect());
        for phi in func.phis(block).filter(|&phi| func.operands(phi).len() > 2 * FEW) {
            wide.insert(phi, edges_of(func, phi));
        }
    }
    let has_phis = short.iter().any(|&b| func.blocks[b].insts.len() > 1);
    let uses = if has_phis { Uses::Unknown } else { Uses::NotAsked };
    let gone = SideMap::sized(func.blocks.len(), NO_BLOCK);
    let mut forward = Forward { func, preds, uses, wide, gone };
    let mut changed = false;
    // From the last: a block goes to where its target went already, so that each edge is moved once however long a chain is.
    for &block in short.iter().rev() {
        let Some(next) = target(forward.func, block).map(|to| forward.end(to)) else { continue };
        if next != block && !is_head(next) && !is_head(block) && forward.can_go(block, next) {
            forward.take_out(block, next);
            changed = true;
        }
    }
    if changed {
        forward.finish();
    }
    changed
}

/// So many edges are looked through for one; where there are more, it is found by its block.
const FEW: usize = 16;
/// No block: what stands for an edge that was taken out, and for a block that was not.
const NO_BLOCK: BlockId = BlockId::from_u32(u32::MAX);

/// The edges to a block in their order, each with what comes along it. However many there are, one is found, added and
/// taken out in constant time.
struct Edges<T> {
    items: SmallVec<[(BlockId, T); 4]>,
    /// Where each stands, once there are more than a few.
    places: HashMap<BlockId, u32>,
}

impl<T> Default for Edges<T> {
    fn default() -> Self {
        Self { items: SmallVec::new(), places: HashMap::default() }
    }
}

impl<T> FromIterator<(BlockId, T)> for Edges<T> {
    fn from_iter<I: IntoIterator<Item = (BlockId, T)>>(edges: I) -> Self {
        let mut out = Self { items: edges.into_iter().collect(), ..Self::default() };
        if out.items.len() > FEW {
            out.number();
        }
        out
    }
}

impl<T: Copy> Edges<T> {
    fn get(&self, from: BlockId) -> Option<T> {
        self.find(from).map(|place| self.items[place].1)
    }

    /// Appends an edge from a block that has none.
    fn push(&mut self, from: BlockId, value: T) {
        self.items.push((from, value));
        if !self.places.is_empty() {
            self.places.insert(from, self.items.len() as u32 - 1);
        } else if self.items.len() > FEW {
            self.number();
        }
    }

    fn remove(&mut self, from: BlockId) {
        let Some(place) = self.find(from) else { return };
        if self.places.is_empty() {
            self.items.remove(place);
        } else {
            self.places.remove(&from);
            self.items[place].0 = NO_BLOCK;
        }
    }

    fn iter(&self) -> impl Iterator<Item = (BlockId, T)> + '_ {
        self.items.iter().copied().filter(|(from, _)| *from != NO_BLOCK)
    }

    fn find(&self, from: BlockId) -> Option<usize> {
        if self.places.is_empty() {
            return self.items.iter().position(|item| item.0 == from);
        }
        self.places.get(&from).map(|&place| place as usize)
    }
}

impl<T> Edges<T> {
    /// Numbers the edges, so that each is found by its block.
    #[cold]
    fn number(&mut self) {
        let live = self.items.iter().enumerate().filter(|(_, item)| item.0 != NO_BLOCK);
        self.places = live.map(|(place, item)| (item.0, place as u32)).collect();
    }
}

/// The edges that a phi names.
fn edges_of(func: &Function, phi: InstId) -> Edges<Value> {
    let pairs = func.operands(phi).chunks_exact(2);
    pairs.filter_map(|pair| Some((pair[1].as_block()?, pair[0]))).collect()
}

/// Where a block of nothing, or of phis alone, goes on to.
fn target(func: &Function, block: BlockId) -> Option<BlockId> {
    let (&term, phis) = func.blocks[block].insts.split_last()?;
    let goes_on = func.insts[term].op == Opcode::Br && phis.iter().all(|&i| func.insts[i].op == Opcode::Phi);
    let &[only] = func.operands(term) else { return None };
    only.as_block().filter(|_| goes_on)
}

fn count_uses(func: &Function, uses: &mut [u32]) {
    for &inst in func.layout.iter().flat_map(|&b| &func.blocks[b].insts) {
        for used in func.operands(inst).iter().filter_map(|v| v.as_inst()) {
            uses[used.index()] += 1;
        }
    }
}

/// No row of edges: of a block that neither may be taken out nor follows one that may.
const NO_ROW: u32 = u32::MAX;

/// The blocks that go to a block, for those that may be taken out and those that they go to.
struct Preds {
    /// By block: where its edges stand.
    rows: SideMap<BlockId, u32>,
    edges: Vec<Edges<()>>,
}

impl Preds {
    fn of(&mut self, block: BlockId) -> Option<&mut Edges<()>> {
        self.edges.get_mut(self.rows[block] as usize)
    }

    fn iter(&self, block: BlockId) -> impl Iterator<Item = BlockId> + '_ {
        let edges = self.edges.get(self.rows[block] as usize);
        edges.into_iter().flat_map(|edges| edges.iter().map(|edge| edge.0))
    }
}

/// How often each instruction is used.
enum Uses {
    /// No block that may be taken out has a phi, whose uses would count.
    NotAsked,
    /// To be counted before anything changes.
    Unknown,
    Known(Vec<u32>),
}

struct Forward<'a> {
    func: &'a mut Function,
    preds: Preds,
    uses: Uses,
    /// The phis of many edges; their operands are written when all is done.
    wide: HashMap<InstId, Edges<Value>>,
    /// Where those go now that went to a block which was taken out.
    gone: SideMap<BlockId, BlockId>,
}

impl Forward<'_> {
    /// Where control goes that goes to a block.
    fn end(&mut self, block: BlockId) -> BlockId {
        let mut end = block;
        while self.gone[end] != NO_BLOCK {
            end = self.gone[end];
        }
        // Path compression.
        let mut step = block;
        while self.gone[step] != NO_BLOCK {
            step = std::mem::replace(&mut self.gone[step], end);
        }
        end
    }

    /// What a phi gets from a block.
    fn incoming(&self, phi: InstId, from: BlockId) -> Option<Value> {
        if !self.wide.is_empty()
            && let Some(edges) = self.wide.get(&phi)
        {
            return edges.get(from);
        }
        self.func.incoming(phi, from)
    }

    /// What a value that is used after `block` is when control comes there from `from`.
    fn seen_from(&self, block: BlockId, value: Value, from: BlockId) -> Value {
        let phi = value.as_inst().filter(|i| self.func.phis(block).any(|p| p == *i));
        phi.and_then(|p| self.incoming(p, from)).unwrap_or(value)
    }

    /// Whether the blocks ahead of `block` may go to `next` themselves.
    fn can_go(&mut self, block: BlockId, next: BlockId) -> bool {
        let same = |from: BlockId, phi: InstId| {
            let Some(value) = self.incoming(phi, block) else { return false };
            self.incoming(phi, from).is_none_or(|there| there == self.seen_from(block, value, from))
        };
        if !self.preds.iter(block).all(|from| self.func.phis(next).all(|phi| same(from, phi))) {
            return false;
        }
        // The instructions of the whole function are gone over for it: asked last.
        self.func.blocks[block].insts.len() == 1 || self.is_used_there_alone(block, next)
    }

    /// Whether nothing but the phis of `next` uses those of `block`.
    fn is_used_there_alone(&mut self, block: BlockId, next: BlockId) -> bool {
        self.count_uses();
        let used_there = |phi: InstId| {
            let from_here = |&p: &InstId| self.incoming(p, block) == Some(phi.into());
            self.func.phis(next).filter(from_here).count() as u32
        };
        let Uses::Known(uses) = &self.uses else { return false };
        self.func.phis(block).all(|phi| uses[phi.index()] == used_there(phi))
    }

    /// Counts how often each instruction is used, unless that is done or nothing asks for it.
    fn count_uses(&mut self) {
        if matches!(self.uses, Uses::Unknown) {
            let mut uses = filled(self.func.inst_count(), 0);
            count_uses(self.func, &mut uses);
            self.uses = Uses::Known(uses);
        }
    }

    fn take_out(&mut self, block: BlockId, next: BlockId) {
        self.count_uses();
        let ahead = self.preds.of(block).map(std::mem::take).unwrap_or_default();
        let phis: SmallVec<[InstId; 8]> = self.func.phis(next).collect();
        for phi in phis {
            self.move_edges(block, phi, &ahead);
        }
        if let Some(there) = self.preds.of(next) {
            there.remove(block);
            for (from, ()) in ahead.iter() {
                if there.get(from).is_none() {
                    there.push(from, ());
                }
            }
        }
        self.gone[block] = next;
        self.forget_uses(block);
        self.func.blocks[block].insts.clear();
    }

    /// The phis of a block that is taken out use nothing any more.
    fn forget_uses(&mut self, block: BlockId) {
        let Uses::Known(uses) = &mut self.uses else { return };
        for phi in self.func.phis(block) {
            let mut forget = |value: Value| {
                if let Some(used) = value.as_inst() {
                    uses[used.index()] -= 1;
                }
            };
            match self.wide.remove(&phi) {
                Some(edges) => edges.iter().for_each(|(_, value)| forget(value)),
                None => self.func.operands(phi).chunks_exact(2).for_each(|pair| forget(pair[0])),
            }
        }
    }

    /// A phi gets from the blocks `ahead` of a block what it got from that.
    fn move_edges(&mut self, block: BlockId, phi: InstId, ahead: &Edges<()>) {
        let Some(value) = self.incoming(phi, block) else { return };
        let new = ahead.iter().map(|edge| edge.0).filter(|&from| self.incoming(phi, from).is_none());
        let added: SmallVec<[(BlockId, Value); 4]> =
            new.map(|from| (from, self.seen_from(block, value, from))).collect();
        if let Uses::Known(uses) = &mut self.uses {
            if let Some(lost) = value.as_inst() {
                uses[lost.index()] -= 1;
            }
            for used in added.iter().filter_map(|(_, value)| value.as_inst()) {
                uses[used.index()] += 1;
            }
        }
        if let Some(edges) = self.wide.get_mut(&phi) {
            edges.remove(block);
            added.iter().for_each(|&(from, value)| edges.push(from, value));
            return;
        }
        let mut operands: SmallVec<[Value; 8]> = SmallVec::new();
        for pair in self.func.operands(phi).chunks_exact(2).filter(|p| p[1].as_block() != Some(block)) {
            operands.extend_from_slice(pair);
        }
        operands.extend(added.iter().flat_map(|&(from, value)| [value, from.into()]));
        self.func.set_operands(phi, &operands);
        if operands.len() > 2 * FEW {
            self.wide.insert(phi, edges_of(self.func, phi));
        }
    }

    /// Writes what became of terminators and wide phis, and leaves the blocks out of the layout.
    fn finish(mut self) {
        self.func.layout.retain(|&b| !self.func.blocks[b].insts.is_empty());
        for b in 0..self.func.layout.len() {
            let Some(term) = self.func.terminator(self.func.layout[b]) else { continue };
            for n in 0..self.func.operands(term).len() {
                let Some(to) = self.func.operands(term)[n].as_block() else { continue };
                if self.gone[to] != NO_BLOCK {
                    self.func.operands_mut(term)[n] = self.end(to).into();
                }
            }
        }
        let mut operands = Vec::new();
        for (&phi, edges) in &self.wide {
            operands.clear();
            operands.extend(edges.iter().flat_map(|(from, value)| [value, from.into()]));
            self.func.set_operands(phi, &operands);
        }
    }
}

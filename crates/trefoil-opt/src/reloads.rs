//! Reloads: what lies at an address is known where it was loaded from there before, or stored there, and nothing has written since.
//!
//! A store of what lies there already goes, and what nothing has stored to has no value. A block knows what all that go to it know at
//! their ends, and the first of a loop what the loop does not write. What is stored in a resource is not taken for what a load gives,
//! since formats convert and bounds are kept; nor is anything known of coherent memory, which others write. Cost: linear
//! in the instructions and edges, as a block knows a bounded number of places, which a bounded number of a loop's writes are compared with.

use crate::places::{Object, Place, is_plain};
use crate::simplify::Replaced;
use crate::undefined::is_unset_number;
use trefoil_ir::cfg::Cfg;
use trefoil_ir::{
    BlockId, ConstKind, Context, Effect, EntityMap, Function, Graph, HashMap, HashSet, InstId, Merge, Opcode,
    SideMap, TypeId, Value, ValueKind,
};

/// Most places that are known at once; the oldest is forgotten for the next.
const MOST_KNOWN: usize = 32;
/// Most writes of a loop that may leave something known.
const MOST_WRITES: usize = 32;

/// Has loads take what is known, and takes out stores of it; says whether there were any.
pub(crate) fn run(ctx: &mut Context, func: &mut Function, graph: &Graph) -> bool {
    if !may_know(func) {
        return false;
    }
    let cfg = graph.of(func);
    let escapes = escapes(func);
    let mut replaced = Replaced::new(func);
    for load in unset(ctx, func, &escapes) {
        let nothing = ctx.undef(func.insts[load].ty);
        replaced.set(load, nothing);
    }
    let mut idle: HashSet<InstId> = HashSet::default();
    let mut ends: HashMap<BlockId, Vec<Known>> = HashMap::default();
    let (mut writes, loops) = (None, LoopEnds::new(cfg));
    for &block in &cfg.order {
        let mut memory = Memory { ctx, func, escapes: &escapes, known: known_before(cfg, block, &ends) };
        if let Some(end) = loops.end(func, cfg, block).filter(|_| !memory.known.is_empty()) {
            let writes = writes.get_or_insert_with(|| Writes::new(func, cfg));
            memory.forget_loop(writes.between(cfg.position[block], end));
        }
        for &inst in &func.blocks[block].insts {
            match memory.meet(inst, &replaced) {
                Some(Met::Load(value)) => _ = replaced.set(inst, value),
                Some(Met::IdleStore) => _ = idle.insert(inst),
                None => {}
            }
        }
        if !memory.known.is_empty() {
            ends.insert(block, memory.known);
        }
    }
    if replaced.is_empty() && idle.is_empty() {
        return false;
    }
    func.rewrite_operands(|value| replaced.get(value));
    func.retain(|inst| !replaced.contains(inst) && !idle.contains(&inst));
    true
}

/// The variables of the function whose address goes beyond loads, stores and steps.
pub(crate) fn escapes(func: &Function) -> HashSet<InstId> {
    let mut found = HashSet::default();
    for &inst in func.layout.iter().flat_map(|&block| &func.blocks[block].insts) {
        for (n, operand) in func.operands(inst).iter().enumerate() {
            let Some(made) = operand.as_inst() else { continue };
            let base = match func.insts[made].op {
                Opcode::Alloca => Some(made),
                Opcode::Gep => func.operands(made)[0].as_inst(),
                _ => None,
            };
            let is_step = func.insts[made].op == Opcode::Alloca && func.insts[inst].op == Opcode::Gep;
            if !is_step && !matches!((func.insts[inst].op, n), (Opcode::Load, 0) | (Opcode::Store, 1)) {
                found.extend(base);
            }
        }
    }
    found
}

/// The loads of variables that nothing stores to, or not before in the first block, and lanes of vectors that nothing has set.
fn unset(ctx: &Context, func: &Function, escapes: &HashSet<InstId>) -> Vec<InstId> {
    let variable = |pointer| variable(func, pointer).filter(|of| !escapes.contains(of));
    let (mut stored, mut loads, mut lanes) = (HashSet::default(), Vec::new(), Vec::new());
    for &block in &func.layout {
        for &inst in &func.blocks[block].insts {
            match (func.insts[inst].op, func.operands(inst)) {
                (Opcode::Store, &[_, pointer]) => stored.extend(variable(pointer)),
                (Opcode::Load, &[pointer]) => {
                    let from = variable(pointer).filter(|from| !stored.contains(from));
                    loads.extend(from.map(|from| (inst, from, block == func.entry())));
                }
                (Opcode::ExtractElement, &[vector, _]) if is_unset_number(ctx, vector) => lanes.push(inst),
                _ => {}
            }
        }
    }
    loads.retain(|&(_, from, is_first)| is_first || !stored.contains(&from));
    lanes.extend(loads.into_iter().map(|(load, ..)| load));
    lanes
}

/// The variable that an address is of, or one step from.
fn variable(func: &Function, pointer: Value) -> Option<InstId> {
    let made = pointer.as_inst()?;
    let base = match func.insts[made].op {
        Opcode::Gep => func.operands(made)[0].as_inst()?,
        _ => made,
    };
    (func.insts[base].op == Opcode::Alloca).then_some(base)
}

/// Whether some address is accessed again, or a variable or a lane read that may not have been written.
fn may_know(func: &Function) -> bool {
    let mut is_accessed: SideMap<InstId, bool> = SideMap::with_default(false);
    let insts = func.layout.iter().flat_map(|&block| &func.blocks[block].insts);
    insts.into_iter().any(|&inst| {
        let pointer = match (func.insts[inst].op, func.operands(inst)) {
            (Opcode::Load, &[pointer]) | (Opcode::Store, &[_, pointer]) => pointer,
            (Opcode::ExtractElement, &[vector, _]) => return vector.as_const().is_some(),
            _ => return false,
        };
        let Some(address) = pointer.as_inst() else { return true };
        if func.insts[inst].op == Opcode::Load && variable(func, pointer).is_some() {
            return true;
        }
        std::mem::replace(&mut is_accessed[address], true)
    })
}

/// What is known where a block begins, by what is known where those end that come before it.
fn known_before(cfg: &Cfg, block: BlockId, ends: &HashMap<BlockId, Vec<Known>>) -> Vec<Known> {
    let at = cfg.position[block];
    let mut before =
        cfg.preds[block].iter().filter(|&&from| cfg.position[from] < at).map(|from| ends.get(from));
    let Some(Some(first)) = before.next() else { return Vec::new() };
    let mut known = first.clone();
    for end in before {
        let end = end.map_or(&[][..], |end| end);
        known.retain(|known| end.iter().any(|other| known.is_same(other)));
    }
    known
}

/// By position of a block: the position of the last block of the loop that it is the first of, or its own.
struct LoopEnds(Vec<u32>);

impl LoopEnds {
    /// Those of a function. Where its blocks stand in no loop order, the back edge of a loop may come from ahead of the loops in it,
    /// whose ends count then.
    fn new(cfg: &Cfg) -> Self {
        let mut ends: Vec<u32> = vec![0; cfg.order.len()];
        for (at, &block) in cfg.order.iter().enumerate().rev() {
            let from = cfg.preds[block].iter().filter(|&&from| cfg.is_reachable(from));
            let last = from.map(|&from| cfg.position[from] as usize).max();
            let mut end = last.map_or(at, |last| at.max(last));
            let mut inner = at + 1;
            while inner <= end {
                let inner_end = ends[inner] as usize;
                end = end.max(inner_end);
                inner = inner_end + 1;
            }
            ends[at] = end as u32;
        }
        Self(ends)
    }

    /// The position of the last block of the loop that a block is the first of.
    fn end(&self, func: &Function, cfg: &Cfg, block: BlockId) -> Option<u32> {
        let at = cfg.position[block];
        cfg.preds[block].iter().any(|&from| cfg.position[from] >= at).then(|| {
            // Without structure a loop may be entered elsewhere, after any write.
            let has_structure = matches!(func.blocks[block].merge, Merge::Loop { .. });
            if has_structure { self.0[at as usize] } else { u32::MAX }
        })
    }
}

/// What a function writes, each with the position of its block, in order.
struct Writes(Vec<(u32, InstId)>);

impl Writes {
    fn new(func: &Function, cfg: &Cfg) -> Self {
        let insts = cfg
            .order
            .iter()
            .flat_map(|&block| func.blocks[block].insts.iter().map(move |&inst| (cfg.position[block], inst)));
        let may_write = |inst| {
            !func.insts[inst].op.is_terminator() && func.effect(&EntityMap::new(), inst) >= Effect::Write
        };
        Self(insts.filter(|&(_, inst)| may_write(inst)).collect())
    }

    /// Those of the blocks from one to another; none where the latter is unknown.
    fn between(&self, first: u32, last: u32) -> Option<&[(u32, InstId)]> {
        let start = self.0.partition_point(|&(at, _)| at < first);
        let end = self.0.partition_point(|&(at, _)| at <= last);
        self.0.get(start..end).filter(|writes| last != u32::MAX && writes.len() <= MOST_WRITES)
    }
}

/// What lies at an address.
#[derive(Clone)]
struct Known {
    address: Value,
    place: Place,
    ty: TypeId,
    value: Value,
}

impl Known {
    fn is_same(&self, other: &Known) -> bool {
        (self.address, self.ty, self.value) == (other.address, other.ty, other.value)
    }
}

/// What is known of memory at a point of a function.
struct Memory<'a> {
    ctx: &'a Context,
    func: &'a Function,
    escapes: &'a HashSet<InstId>,
    known: Vec<Known>,
}

/// What need not be done.
enum Met {
    /// A load, of this.
    Load(Value),
    /// A store of what is there.
    IdleStore,
}

impl Memory<'_> {
    /// Takes in an instruction; says whether it need not be done.
    fn meet(&mut self, inst: InstId, replaced: &Replaced) -> Option<Met> {
        let func = self.func;
        match (func.insts[inst].op, func.operands(inst)) {
            (Opcode::Load, &[address]) if is_plain(func, inst) => {
                return self.load(inst, address).map(Met::Load);
            }
            (Opcode::Store, &[value, address]) => {
                let (place, value) = (Place::of(self.ctx, func, address), replaced.get(value));
                let is_known = |known: &Known| known.address == address && replaced.get(known.value) == value;
                let has_format = !is_memory(func, &place);
                if !has_format && is_plain(func, inst) && self.known.iter().any(is_known) {
                    return Some(Met::IdleStore);
                }
                self.forget(&place);
                // What is undefined stays where it was written, so that it is not what is computed with.
                let is_undefined = |constant| self.ctx.consts.get(constant).kind == ConstKind::Undef;
                if !has_format && is_plain(func, inst) && !value.as_const().is_some_and(is_undefined) {
                    self.note(address, place, func.value_type(self.ctx, value), value);
                }
            }
            _ => self.forget_written(inst),
        }
        None
    }

    /// Forgets what an instruction may write.
    fn forget_written(&mut self, inst: InstId) {
        let func = self.func;
        match (func.insts[inst].op, func.operands(inst)) {
            (Opcode::Store, &[_, address]) | (Opcode::AtomicRmw | Opcode::CmpXchg, &[address, ..]) => {
                self.forget(&Place::of(self.ctx, func, address));
            }
            // Effects of calls are asked for without the functions that they call, so that each counts as a write.
            (Opcode::Call | Opcode::Intrinsic, _)
                if func.effect(&EntityMap::new(), inst) >= Effect::Write =>
            {
                let stays = |object| matches!(object, Object::Local(of) if !self.escapes.contains(&of));
                self.known.retain(|known| stays(known.place.object));
            }
            _ => {}
        }
    }

    /// Forgets what a loop may write.
    fn forget_loop(&mut self, writes: Option<&[(u32, InstId)]>) {
        match writes {
            Some(writes) => writes.iter().for_each(|&(_, inst)| self.forget_written(inst)),
            None => self.known.clear(),
        }
    }

    fn load(&mut self, inst: InstId, address: Value) -> Option<Value> {
        let ty = self.func.insts[inst].ty;
        let here = self.known.iter().find(|known| known.address == address);
        if let Some(known) = here.filter(|known| known.ty == ty) {
            return Some(known.value);
        }
        let place = Place::of(self.ctx, self.func, address);
        let is_kept = match place.object {
            Object::Constant => false,
            Object::Resource(id) => {
                let resource = &self.ctx.resources[id];
                !resource.globally_coherent && !resource.reorder_coherent
            }
            _ => is_memory(self.func, &place),
        };
        if is_kept {
            self.note(address, place, ty, inst.into());
        }
        None
    }

    fn note(&mut self, address: Value, place: Place, ty: TypeId, value: Value) {
        self.known.retain(|known| known.address != address);
        if self.known.len() == MOST_KNOWN {
            self.known.remove(0);
        }
        self.known.push(Known { address, place, ty, value });
    }

    /// Forgets what lies where a write may meet it.
    fn forget(&mut self, written: &Place) {
        let (ctx, func) = (self.ctx, self.func);
        self.known.retain(|known| match (known.place.object, written.object) {
            // Members of what one parameter or one step leads to are apart; of all else anything may lie there.
            (Object::Other, Object::Other) => !written.meets(ctx, func, &known.place),
            (_, Object::Other) => false,
            // Two views may be of the same memory.
            (Object::Resource(a), Object::Resource(b)) if a != b => false,
            _ => !written.meets(ctx, func, &known.place),
        });
    }
}

/// Whether a place is in memory that has what is stored there: in variables, and behind a parameter.
fn is_memory(func: &Function, place: &Place) -> bool {
    match place.object {
        Object::Local(_) | Object::Global(_) => true,
        Object::Other => {
            let base = place.base.as_inst().filter(|&inst| func.insts[inst].op == Opcode::Gep);
            let base = base.map_or(place.base, |step| func.operands(step)[0]);
            matches!(base.kind(), ValueKind::Param(_))
        }
        Object::Constant | Object::Resource(_) => false,
    }
}

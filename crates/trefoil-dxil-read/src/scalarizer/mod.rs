//! `scalarizer`: vectors taken apart, as LLVM's pass of that name does it, lane by lane, in its order and with its names.
//!
//! Each instruction on vectors gets one for each lane, which stand before it in order. What takes a vector that is not taken
//! apart (a parameter, what a call gave) takes lanes by `extractelement`, right after the vector where it is an instruction, at
//! the head of the function where it is a parameter. At the end each vector that something still takes whole is put together
//! again in the place of its instruction, and what nothing takes any more goes.

mod scatter;
mod visit;

use trefoil_ir::cfg::Cfg;
use trefoil_ir::{
    ConstId, ConstKind, Context, Flags, Function, HashMap, HashSet, InstId, Opcode, Symbol, Type, TypeId,
    Value, ValueKind,
};

/// What is taken apart besides arithmetic.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Options {
    /// Loads and stores of vectors.
    pub(crate) memory: bool,
}

/// Takes the vectors of a function apart.
pub(crate) fn run(ctx: &mut Context, func: &mut Function, options: Options) {
    let mut pass = Scalarizer::new(ctx, func, options);
    for block in Cfg::new(pass.func).order {
        for inst in pass.func.blocks[block].insts.clone() {
            pass.visit(inst);
        }
    }
    if !pass.gathered.is_empty() || !pass.before.is_empty() {
        pass.finish();
    }
}

/// The lanes of a value, as far as something has asked for them.
type Lanes = Vec<Option<Value>>;

struct Scalarizer<'a> {
    ctx: &'a mut Context,
    func: &'a mut Function,
    options: Options,
    /// New instructions by the one that they stand before, an old one or a new one.
    before: HashMap<InstId, Vec<InstId>>,
    /// The instruction before which the lanes of an instruction's result are taken: the next one that is no phi.
    next: HashMap<InstId, InstId>,
    /// What stood first before each such instruction when this visit began to take lanes there: they come before it.
    points: HashMap<InstId, InstId>,
    lanes: HashMap<Value, Lanes>,
    /// The addresses of lanes in memory: of a vector's address, by the lanes' type and the lane.
    addresses: HashMap<(Value, TypeId, usize), Value>,
    /// The instructions that have been taken apart, in order.
    gathered: Vec<InstId>,
    /// Stores that have been taken apart.
    gone: HashSet<InstId>,
    /// What stands for results that are gone.
    renamed: HashMap<InstId, Value>,
    /// The names that values of the function have, and the last number that made one unique.
    names: HashSet<Symbol>,
    last: u32,
}

impl<'a> Scalarizer<'a> {
    fn new(ctx: &'a mut Context, func: &'a mut Function, options: Options) -> Self {
        let mut next = HashMap::default();
        for &block in &func.layout {
            let insts = &func.blocks[block].insts;
            let mut after = None;
            for &inst in insts.iter().rev() {
                next.extend(after.map(|after| (inst, after)));
                if func.insts[inst].op != Opcode::Phi {
                    after = Some(inst);
                }
            }
        }
        let mut names: HashSet<Symbol> = func.names.values().copied().collect();
        names.extend(func.params.iter().filter_map(|param| param.name));
        names.extend(func.blocks.values().filter_map(|block| block.name));
        Scalarizer {
            ctx,
            func,
            options,
            before: HashMap::default(),
            next,
            points: HashMap::default(),
            lanes: HashMap::default(),
            addresses: HashMap::default(),
            gathered: Vec::new(),
            gone: HashSet::default(),
            renamed: HashMap::default(),
            names,
            last: 0,
        }
    }

    /// Makes an instruction that stands before `at`, called `name` where that says anything.
    fn make(&mut self, at: InstId, op: Opcode, ty: TypeId, operands: &[Value], like: Like) -> InstId {
        let new = self.func.detached(self.func.loc(at), op, ty, operands, like.data, like.flags);
        self.before.entry(at).or_default().push(new);
        new
    }

    /// Calls a new instruction after a value, with something behind its name and a number where that is taken.
    fn call_it(&mut self, new: InstId, value: Value, after: &str) {
        let name = match value.kind() {
            ValueKind::Inst(inst) => self.func.names.get(&inst).copied(),
            ValueKind::Param(param) => self.func.params.get(param as usize).and_then(|param| param.name),
            _ => None,
        };
        let text = format!("{}{after}", name.map_or("", |name| self.ctx.name(name)));
        let mut unique = self.ctx.symbol(&text);
        while !self.names.insert(unique) {
            self.last += 1;
            unique = self.ctx.symbol(&format!("{text}{}", self.last));
        }
        self.func.names.insert(new, unique);
    }

    /// Gives an instruction the metadata of another.
    fn mark_as(&mut self, new: InstId, old: InstId) {
        if let Some(known) = self.func.attachments.get(&old).cloned() {
            self.func.attachments.entry(new).or_insert(known);
        }
    }

    /// Says what the lanes of an instruction are.
    fn gather(&mut self, inst: InstId, lanes: &[Value]) {
        for lane in lanes.iter().filter_map(|lane| lane.as_inst()) {
            self.mark_as(lane, inst);
        }
        // Lanes that something has taken of it already, as the phi of a loop does, are the new ones.
        let old = self.lanes.insert(inst.into(), lanes.iter().copied().map(Some).collect());
        for (old, &new) in old.into_iter().flatten().zip(lanes) {
            if let Some(old) = old.filter(|&old| old != new).and_then(Value::as_inst) {
                if let (Some(new), Some(name)) = (new.as_inst(), self.func.names.remove(&old)) {
                    self.func.names.insert(new, name);
                }
                self.renamed.insert(old, new);
                self.gone.insert(old);
            }
        }
        self.gathered.push(inst);
    }

    /// Puts vectors together that are still taken whole, and the new instructions in their places.
    fn finish(&mut self) {
        let used = self.used();
        for inst in std::mem::take(&mut self.gathered) {
            let Some(lanes) = self.lanes.get(&inst.into()).cloned() else { continue };
            let ty = self.func.insts[inst].ty;
            let whole = match *self.ctx.types.get(ty) {
                Type::Vector { .. } if used.contains(&inst) => self.put_together(inst, ty, &lanes),
                Type::Vector { .. } => None,
                _ => lanes.first().copied().flatten(),
            };
            if let Some(whole) = whole.filter(|&whole| whole != inst.into()) {
                self.renamed.insert(inst, whole);
            }
            self.gone.insert(inst);
        }
        self.place();
        let renamed = std::mem::take(&mut self.renamed);
        self.func.rewrite_operands(|mut value| {
            while let Some(&known) = value.as_inst().and_then(|inst| renamed.get(&inst)) {
                value = known;
            }
            value
        });
        self.sweep();
    }

    /// The instructions whose results others take.
    fn used(&self) -> HashSet<InstId> {
        let all = self.func.layout.iter().flat_map(|&block| &self.func.blocks[block].insts);
        all.flat_map(|&inst| self.func.operands(inst)).filter_map(|v| v.as_inst()).collect()
    }

    /// The vector of lanes, in the place of the instruction that gave it.
    fn put_together(&mut self, inst: InstId, ty: TypeId, lanes: &[Option<Value>]) -> Option<Value> {
        let at = match self.func.insts[inst].op {
            Opcode::Phi => *self.next.get(&inst)?,
            _ => inst,
        };
        let elem = self.ctx.types.scalar(ty);
        // The lanes in front that are constants are one.
        let mut parts = vec![self.ctx.consts.poison(elem); lanes.len()];
        let mut whole = self.ctx.poison(ty);
        for (lane, value) in (0..).zip(lanes) {
            let value = (*value)?;
            if let (Some(_), Some(part)) = (whole.as_const(), value.as_const()) {
                parts[lane] = part;
                whole = self.vector_of(ty, &parts);
                continue;
            }
            let index = self.ctx.lane(lane as u32);
            let new = self.make(at, Opcode::InsertElement, ty, &[whole, value, index], Like::NOTHING);
            self.call_it(new, inst.into(), &format!(".upto{lane}"));
            whole = new.into();
        }
        if let Some(new) = whole.as_inst() {
            let made = self.func.names.remove(&new);
            made.map(|made| self.names.remove(&made));
            if let Some(name) = self.func.names.remove(&inst) {
                self.func.names.insert(new, name);
            }
        }
        Some(whole)
    }

    /// A vector of constants.
    fn vector_of(&mut self, ty: TypeId, parts: &[ConstId]) -> Value {
        let poison = |part: &ConstId| self.ctx.consts.get(*part).kind == ConstKind::Poison;
        match parts.iter().all(poison) {
            true => self.ctx.poison(ty),
            false => self.ctx.consts.aggregate(ty, parts).into(),
        }
    }

    /// Puts the new instructions before the old ones; those that are gone stay until nothing takes them.
    fn place(&mut self) {
        for at in 0..self.func.layout.len() {
            let block = self.func.layout[at];
            let old = std::mem::take(&mut self.func.blocks[block].insts);
            let mut list = Vec::with_capacity(old.len());
            for inst in old {
                push(&mut self.before, inst, &mut list);
            }
            self.func.blocks[block].insts = list;
        }
    }

    /// Removes what is gone, and what nothing takes since.
    fn sweep(&mut self) {
        let mut uses: HashMap<InstId, u32> = HashMap::default();
        for &inst in self.func.layout.iter().flat_map(|&block| &self.func.blocks[block].insts) {
            for used in self.func.operands(inst).iter().filter_map(|v| v.as_inst()) {
                *uses.entry(used).or_default() += 1;
            }
        }
        let mut dead = std::mem::take(&mut self.gone);
        let mut work: Vec<InstId> = dead.iter().copied().collect();
        while let Some(inst) = work.pop() {
            for used in self.func.operands(inst).iter().filter_map(|v| v.as_inst()) {
                let left = uses.entry(used).or_default();
                *left = left.saturating_sub(1);
                if *left == 0 && !dead.contains(&used) && is_pure(self.func, used) {
                    dead.insert(used);
                    work.push(used);
                }
            }
        }
        self.func.retain(|inst| !dead.contains(&inst));
    }
}

/// Adds an instruction to a list, after what stands before it.
fn push(before: &mut HashMap<InstId, Vec<InstId>>, inst: InstId, list: &mut Vec<InstId>) {
    let mut stack = vec![(inst, before.remove(&inst).unwrap_or_default().into_iter())];
    while let Some((inst, rest)) = stack.last_mut() {
        match rest.next() {
            Some(next) => stack.push((next, before.remove(&next).unwrap_or_default().into_iter())),
            None => {
                list.push(*inst);
                stack.pop();
            }
        }
    }
}

/// Whether an instruction that nothing takes may go.
fn is_pure(func: &Function, inst: InstId) -> bool {
    use trefoil_ir::Effect;
    let i = func.insts[inst];
    match i.op {
        Opcode::Call | Opcode::Store | Opcode::AtomicRmw | Opcode::CmpXchg => false,
        Opcode::Intrinsic => i
            .intrinsic()
            .is_some_and(|which| matches!(which.effect(), Effect::Pure | Effect::Convergent | Effect::Read)),
        op => !op.is_terminator(),
    }
}

/// What an instruction has of another besides operands.
#[derive(Clone, Copy)]
struct Like {
    data: u32,
    flags: Flags,
}

impl Like {
    const NOTHING: Like = Like { data: 0, flags: Flags::NONE };
}

//! Variables of a function that is being built: what each holds is known at the current block, so that it needs no memory
//! and no pass that makes values of memory.
//!
//! Control flow is structured and built in order: a block is started after everything that goes to it. Where ways meet
//! that leave a variable with different values, the block that is started gets a phi. A loop's header alone is started
//! ahead of its back edge: whoever opens a loop says what changes in it.
//!
//! Writes are logged, so that what held at the head of a structure can be had again for its other side. An edge keeps what
//! was written since the head of the structure that its target ends, which is all in which two edges can differ.

use super::{Builder, LoopGuard};
use crate::ids::{BlockId, InstId, TypeId};
use crate::opcode::{Flags, Opcode};
use crate::sort_by_key;
use crate::value::Value;
use smallvec::SmallVec;
use trefoil_entity::{Entity, HashMap, SideMap};

trefoil_entity::entity! {
    /// A variable of a builder: a scalar, a vector or a handle.
    Variable, "var"
}

/// A phi at the head of a loop, with the variable that it is for.
pub(crate) type HeaderPhis = SmallVec<[(Variable, InstId); 4]>;

/// What a variable is where nothing was written to it.
const UNSET: Value = Value::UNSET;
/// No place in the log, no edge.
const NONE: u32 = u32::MAX;

/// What a usual function needs of each.
const FIRST_ROOM: usize = 64;

/// Up to this many writes are searched for each edge; with more of them, those seen before are remembered.
const FEW_WRITES: usize = 64;

/// The variables of a builder.
pub(crate) struct Variables {
    /// Whether anybody asked for variables: for others no edge is kept.
    on: bool,
    all: Vec<Held>,
    log: Vec<Write>,
    /// What was logged before this must be logged again when it is written.
    mark: u32,
    heads: SideMap<BlockId, Head>,
    edges: Vec<Edge>,
    saved: Vec<(Variable, Value)>,
    /// What was written since a head that many writes follow.
    written: HashMap<BlockId, Written>,
    /// How often writes were taken back.
    undos: u32,
    /// Which of those times took back to the shortest log since, with the length of the log then; both ascending.
    shortest: Vec<(u32, u32)>,
    /// Whether a loop changed a variable that it was not said to change.
    broken: bool,
    /// The variables that became phis, where somebody asks.
    joined: Option<Vec<Variable>>,
}

/// A variable and what it holds.
struct Held {
    ty: TypeId,
    now: Value,
    /// One more than the place of its last write in the log; 0 for none.
    logged: u32,
}

/// A write, as it is taken back.
struct Write {
    to: Variable,
    old: Value,
    /// `logged` of the variable before.
    logged: u32,
}

/// What is known of a block that is not started yet.
#[derive(Clone, Copy)]
struct Head {
    /// The length of the log where the paths to it diverge; [`NONE`] when unknown.
    log: u32,
    /// How many variables there were.
    variables: u32,
    /// The last edge to it.
    edge: u32,
}

/// Nothing is known of a block.
const NO_HEAD: Head = Head { log: NONE, variables: 0, edge: NONE };

impl Head {
    /// Whether a write since the head is the first one of its variable, which stands for all of them.
    fn is_first(&self, write: &Write) -> bool {
        write.to.as_u32() < self.variables && write.logged <= self.log
    }
}

/// The variables written since a head, so that its edges need not look through the whole log each.
struct Written {
    /// The first write of each since the head: its place in the log.
    first: Vec<(u32, Variable)>,
    /// How much of the log has been looked through.
    seen: u32,
    /// [`Variables::undos`] then.
    undos: u32,
}

/// An edge to a block.
struct Edge {
    from: BlockId,
    /// The edge to the same block before this one.
    before: u32,
    /// What variables hold at its end, where it is not what they hold at the head; sorted.
    saved: (u32, u32),
}

impl Variables {
    /// None, and none to come.
    pub(crate) fn new() -> Self {
        Self {
            on: false,
            all: Vec::new(),
            log: Vec::new(),
            mark: 0,
            heads: SideMap::with_default(NO_HEAD),
            edges: Vec::new(),
            saved: Vec::new(),
            written: HashMap::default(),
            undos: 0,
            shortest: Vec::new(),
            broken: false,
            joined: None,
        }
    }

    fn set(&mut self, to: Variable, value: Value) {
        let place = self.log.len() as u32;
        let held = &mut self.all[to.index()];
        if held.logged <= self.mark {
            self.log.push(Write { to, old: held.now, logged: held.logged });
            held.logged = place + 1;
        }
        held.now = value;
    }

    /// Takes back what was written since the log was this long.
    fn undo(&mut self, len: u32) {
        for write in self.log.drain(len as usize..).rev() {
            let held = &mut self.all[write.to.index()];
            (held.now, held.logged) = (write.old, write.logged);
        }
        while self.shortest.last().is_some_and(|&(_, shortest)| shortest >= len) {
            self.shortest.pop();
        }
        self.shortest.push((self.undos, len));
        self.undos += 1;
    }

    /// Paths may diverge from here on: writes are logged anew.
    fn part(&mut self) -> u32 {
        self.mark = self.log.len() as u32;
        self.mark
    }

    /// The paths to `block` diverge here.
    fn open(&mut self, block: BlockId) {
        let (log, variables) = (self.part(), self.all.len() as u32);
        let head = &mut self.heads[block];
        (head.log, head.variables) = (log, variables);
    }

    /// Adds an edge from the end of a block to one that is not started yet.
    fn edge(&mut self, from: BlockId, to: BlockId) {
        if self.heads[to].log == NONE {
            self.open(to);
        }
        let head = self.heads[to];
        if head.edge != NONE && self.edges[head.edge as usize].from == from {
            return;
        }
        let start = self.saved.len();
        let since = &self.log[head.log as usize..];
        if since.len() > FEW_WRITES {
            self.save_many(to, head);
        } else {
            for write in since {
                if head.is_first(write) {
                    self.saved.push((write.to, self.all[write.to.index()].now));
                }
            }
        }
        sort_by_key(&mut self.saved[start..], |s| s.0.index() as u64);
        let saved = (start as u32, self.saved.len() as u32);
        self.heads[to].edge = self.edges.len() as u32;
        self.edges.push(Edge { from, before: head.edge, saved });
        self.part();
    }

    /// Keeps what variables hold that were written since the head of the structure that `to` ends.
    #[cold]
    fn save_many(&mut self, to: BlockId, head: Head) {
        let none = || Written { first: Vec::new(), seen: head.log, undos: self.undos };
        let written = self.written.entry(to).or_insert_with(none);
        // What was seen and taken back since is not written any more.
        let later = self.shortest.partition_point(|&(undo, _)| undo < written.undos);
        if let Some(&(_, shortest)) = self.shortest.get(later) {
            let kept = written.first.partition_point(|&(place, _)| place < shortest);
            written.first.truncate(kept);
            written.seen = written.seen.min(shortest);
        }
        for (place, write) in self.log.iter().enumerate().skip(written.seen as usize) {
            if head.is_first(write) {
                written.first.push((place as u32, write.to));
            }
        }
        (written.seen, written.undos) = (self.log.len() as u32, self.undos);
        self.saved.extend(written.first.iter().map(|&(_, v)| (v, self.all[v.index()].now)));
    }

    /// What an edge kept.
    fn saved(&self, edge: u32) -> &[(Variable, Value)] {
        let (from, to) = self.edges[edge as usize].saved;
        &self.saved[from as usize..to as usize]
    }

    /// What a variable holds at the end of an edge.
    fn at(&self, edge: u32, variable: Variable) -> Value {
        let saved = self.saved(edge);
        match saved.binary_search_by_key(&variable, |s| s.0) {
            Ok(found) => saved[found].1,
            Err(_) => self.all[variable.index()].now,
        }
    }
}

impl Builder<'_> {
    /// Lets the builder follow variables. From the function's first block on, or not at all.
    pub fn follow_variables(&mut self) {
        let v = &mut self.variables;
        v.on = true;
        v.all.reserve(FIRST_ROOM);
        v.log.reserve(FIRST_ROOM);
        v.edges.reserve(FIRST_ROOM);
        v.saved.reserve(FIRST_ROOM);
        v.heads = SideMap::sized(FIRST_ROOM, NO_HEAD);
    }

    /// The variable that is made next.
    pub fn next_variable(&self) -> Variable {
        Variable::new(self.variables.all.len())
    }

    /// A new variable that holds nothing yet.
    pub fn variable(&mut self, ty: TypeId) -> Variable {
        debug_assert!(self.variables.on, "variables are followed from the start");
        let all = &mut self.variables.all;
        all.push(Held { ty, now: UNSET, logged: 0 });
        Variable::new(all.len() - 1)
    }

    /// What a variable holds.
    pub fn read(&mut self, variable: Variable) -> Value {
        let held = &self.variables.all[variable.index()];
        if held.now == UNSET { self.ctx.undef(held.ty) } else { held.now }
    }

    /// What a variable holds, unless that is nothing.
    pub fn held(&self, variable: Variable) -> Option<Value> {
        let now = self.variables.all.get(variable.index())?.now;
        (now != UNSET).then_some(now)
    }

    /// Remembers which variables become phis, for [`take_joined`](Self::take_joined).
    pub fn watch_joins(&mut self) {
        self.variables.joined = Some(Vec::new());
    }

    /// The variables that have become phis since this was asked last.
    pub fn take_joined(&mut self) -> Vec<Variable> {
        self.variables.joined.as_mut().map(std::mem::take).unwrap_or_default()
    }

    /// Lets a variable hold a value.
    pub fn write(&mut self, variable: Variable, value: Value) {
        self.variables.set(variable, value);
    }

    /// Lets a variable hold nothing, as when it was made.
    pub fn forget(&mut self, variable: Variable) {
        self.variables.set(variable, UNSET);
    }

    /// Lets one variable hold what another one does, be that nothing.
    pub fn assign(&mut self, to: Variable, from: Variable) {
        let value = self.variables.all[from.index()].now;
        self.variables.set(to, value);
    }

    /// Whether a loop changed a variable that it was not said to change: the function is wrong then.
    pub fn is_broken(&self) -> bool {
        self.variables.broken
    }

    /// The paths to a block diverge here.
    pub(crate) fn open_head(&mut self, block: BlockId) {
        if self.variables.on {
            self.variables.open(block);
        }
    }

    /// The current block goes to another one, not started yet.
    pub(crate) fn add_edge(&mut self, to: BlockId) {
        if self.variables.on && !self.is_terminated() {
            self.variables.edge(self.block(), to);
        }
    }

    /// Gives variables what they hold at the beginning of the current block, which has just been started.
    pub(crate) fn enter(&mut self) {
        let block = self.block();
        if !self.variables.on || self.variables.heads[block].log == NONE {
            return;
        }
        let head = self.variables.heads[block];
        self.variables.undo(head.log);
        self.variables.part();
        let mut edges: SmallVec<[u32; 8]> = SmallVec::new();
        let mut next = head.edge;
        while next != NONE {
            edges.push(next);
            next = self.variables.edges[next as usize].before;
        }
        edges.reverse();
        match edges[..] {
            [] => {}
            [only] => {
                let (from, to) = self.variables.edges[only as usize].saved;
                for i in from..to {
                    let (variable, value) = self.variables.saved[i as usize];
                    self.variables.set(variable, value);
                }
            }
            _ => self.meet(&edges),
        }
        self.variables.part();
    }

    /// Phis for what several edges leave different.
    fn meet(&mut self, edges: &[u32]) {
        let mut changed: SmallVec<[Variable; 16]> = SmallVec::new();
        for &edge in edges {
            changed.extend(self.variables.saved(edge).iter().map(|s| s.0));
        }
        sort_by_key(&mut changed, |variable| variable.index() as u64);
        changed.dedup();
        let mut values: SmallVec<[Value; 8]> = SmallVec::new();
        for variable in changed {
            values.clear();
            values.extend(edges.iter().map(|&edge| self.variables.at(edge, variable)));
            let first = values[0];
            if values.iter().all(|&v| v == first) {
                self.variables.set(variable, first);
                continue;
            }
            let ty = self.variables.all[variable.index()].ty;
            let mut operands: SmallVec<[Value; 16]> = SmallVec::new();
            for (&edge, &value) in edges.iter().zip(&values) {
                let value = if value == UNSET { self.ctx.undef(ty) } else { value };
                operands.extend([value, self.variables.edges[edge as usize].from.into()]);
            }
            let phi = self.head_phi(ty, &operands);
            self.variables.set(variable, phi.into());
            if let Some(joined) = &mut self.variables.joined {
                joined.push(variable);
            }
        }
    }

    /// A phi at the end of the current block, where there are only phis yet.
    fn head_phi(&mut self, ty: TypeId, operands: &[Value]) -> InstId {
        self.cursor().inst(Opcode::Phi, ty, operands, 0, Flags::NONE)
    }

    /// Phis for what a loop changes, at its header, which has just been started. `from` went to it.
    pub(crate) fn header_phis(&mut self, changed: &[Variable], from: Option<BlockId>) -> HeaderPhis {
        let mut phis = HeaderPhis::new();
        for &variable in changed {
            let value = self.read(variable);
            let ty = self.variables.all[variable.index()].ty;
            let phi = match from {
                Some(from) => self.head_phi(ty, &[value, from.into()]),
                None => self.head_phi(ty, &[]),
            };
            self.variables.set(variable, phi.into());
            phis.push((variable, phi));
        }
        if let Some(joined) = &mut self.variables.joined {
            joined.extend_from_slice(changed);
        }
        phis
    }

    /// Gives the phis of a loop's header what variables hold at the current block, from which the back edge leaves.
    pub(crate) fn close_header(&mut self, guard: &LoopGuard) {
        if !self.variables.on || self.is_terminated() {
            return;
        }
        let from = self.block();
        for &(variable, phi) in &guard.phis {
            let value = self.read(variable);
            let mut operands: SmallVec<[Value; 4]> = self.func.operands(phi).into();
            operands.extend([value, from.into()]);
            self.func.set_operands(phi, &operands);
        }
        let v = &mut self.variables;
        let head = v.heads[guard.merge];
        for write in &v.log[head.log as usize..] {
            let outer = write.to.as_u32() < head.variables && write.logged <= head.log;
            if outer && v.all[write.to.index()].now != write.old {
                v.broken |= !guard.phis.iter().any(|p| p.0 == write.to);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::context::Context;
    use crate::function::{Function, Hint, Param};
    use crate::value::ValueKind;
    use crate::verify::verify_function;

    /// Builds a function of a condition and an integer.
    fn build(f: impl FnOnce(&mut Builder<'_>, Value, Value)) -> (Context, Function) {
        let mut ctx = Context::default();
        let name = ctx.symbol("f");
        let params = vec![Param { ty: TypeId::I1, name: None }, Param { ty: TypeId::I32, name: None }];
        let mut func = Function::new(name, TypeId::I32, params);
        let entry = func.new_block();
        func.layout.push(entry);
        let mut b = Builder::new(&mut ctx, &mut func, entry);
        b.follow_variables();
        f(&mut b, Value::new(ValueKind::Param(0)), Value::new(ValueKind::Param(1)));
        (ctx, func)
    }

    fn phis(func: &Function) -> usize {
        func.layout.iter().map(|&b| func.phis(b).count()).sum()
    }

    #[test]
    fn a_phi_stands_where_ways_meet_that_differ_and_nowhere_else() {
        let (ctx, func) = build(|b, condition, x| {
            let (same, other, one_side) =
                (b.variable(TypeId::I32), b.variable(TypeId::I32), b.variable(TypeId::I32));
            b.write(same, x);
            b.write(other, x);
            let mut guard = b.begin_if(condition, Hint::None);
            let two = b.ctx.i32(2);
            b.write(other, two);
            b.write(one_side, two);
            let inner = b.variable(TypeId::I32);
            b.write(inner, two);
            b.begin_else(&mut guard);
            assert_eq!((b.read(other), b.read(same)), (x, x));
            b.write(one_side, two);
            b.end_if(guard);
            assert_eq!((b.read(same), b.read(one_side)), (x, two));
            assert_ne!(b.read(other), x);
            let sum = b.read(other);
            b.ret(Some(sum));
        });
        assert_eq!(phis(&func), 1);
        assert!(verify_function(&ctx, &func).is_empty());
    }

    #[test]
    fn an_if_without_another_side_meets_its_head() {
        let (ctx, func) = build(|b, condition, x| {
            let variable = b.variable(TypeId::I32);
            b.write(variable, x);
            let guard = b.begin_if_alone(condition, Hint::None);
            let two = b.ctx.i32(2);
            b.write(variable, two);
            b.end_if(guard);
            let result = b.read(variable);
            b.ret(Some(result));
        });
        assert_eq!((phis(&func), func.layout.len()), (1, 3));
        assert!(verify_function(&ctx, &func).is_empty());
    }

    /// A loop that counts to the parameter, left by a `break`; `said` tells whether it says what it changes.
    fn counting(said: bool) -> (Context, Function, bool) {
        let mut broken = false;
        let (ctx, func) = build(|b, _, x| {
            let count = b.variable(TypeId::I32);
            let zero = b.ctx.i32(0);
            b.write(count, zero);
            let changed: &[Variable] = if said { &[count] } else { &[] };
            let guard = b.begin_loop_changing(Hint::None, changed);
            let now = b.read(count);
            let done = b.icmp(crate::IntPredicate::Eq, now, x);
            let left = b.begin_if(done, Hint::None);
            b.br(guard.merge);
            b.end_if(left);
            let one = b.ctx.i32(1);
            let next = b.binary(Opcode::Add, now, one);
            b.write(count, next);
            b.begin_continue(&guard);
            b.end_loop(guard, None);
            let result = b.read(count);
            assert_eq!(result, now, "after the loop it is what the header has");
            broken = b.is_broken();
            b.ret(Some(result));
        });
        (ctx, func, broken)
    }

    #[test]
    fn a_loop_carries_what_it_says_it_changes() {
        let (ctx, func, broken) = counting(true);
        assert_eq!((phis(&func), broken), (1, false));
        assert!(verify_function(&ctx, &func).is_empty());
    }

    #[test]
    fn a_loop_that_changes_more_than_it_says_is_found_out() {
        assert!(counting(false).2);
    }
}

//! What a function does with the payloads that it holds, along the control flow.
//!
//! In: a checked body. Out: blocks, each with its uses of variables of `[raypayload]` types in order. A use is of an element, which is an
//! assignment, a call or an expression around them; within one, what is written counts as written before what is read.

use crate::builtins::BuiltinOp;
use crate::check::constants::literal;
use crate::check::model::Model;
use crate::source::{Pos, Span};
use crate::typed::{
    Arg, ArgIo, BinOp, Callee, Case, ExprId, ExprKind, FuncId, StmtId, StmtKind, StructId, Ty, VarId,
    for_each_part,
};
use trefoil_entity::{
    EntityMap, HashMap, List, SideMap, dominated_ranges, immediate_dominators, reverse_postorder, sort_by_key,
};

trefoil_entity::entity! {
    /// A block.
    BlockId, "block"
}

/// A field of a payload: the structure that declares it, and its position there.
pub(super) type PayloadField = (StructId, u32);

/// What happens to a payload.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Access {
    /// A field is read, or a part of it.
    Read(PayloadField),
    /// A field is written, or a part of it.
    Write(PayloadField),
    /// The whole goes by reference to a parameter of a function; none to one without a body.
    Call(Option<(FuncId, VarId)>),
    /// A ray is traced with it.
    Trace,
}

/// One use of a payload.
#[derive(Clone, Copy)]
pub(super) struct Use {
    pub var: VarId,
    pub access: Access,
    pub span: Span,
    /// Which element of the body it is in; a later one has a higher number within its block.
    pub element: u32,
}

/// Statements without a jump among them.
#[derive(Default)]
pub(super) struct Block {
    pub uses: Vec<Use>,
    pub next: Vec<BlockId>,
    pub before: Vec<BlockId>,
}

/// Where something is written.
pub(super) struct Writes {
    /// By block, the first element that writes.
    first: HashMap<BlockId, u32>,
    /// The spans of those blocks that no other of them dominates, in order.
    outermost: Vec<(u32, u32)>,
}

/// The blocks of a function; the first is its entry, the second its exit.
pub(super) struct Flow {
    pub blocks: EntityMap<BlockId, Block>,
    /// When a walk over the tree of dominators comes to a block and when it leaves it; zeros for what control does not reach.
    spans: EntityMap<BlockId, (u32, u32)>,
}

impl Flow {
    pub(super) const ENTRY: BlockId = BlockId::from_u32(0);
    pub(super) const EXIT: BlockId = BlockId::from_u32(1);

    /// What a function does.
    pub(super) fn of(model: &Model, func: FuncId) -> Flow {
        let mut blocks = EntityMap::default();
        let at = blocks.push(Block::default());
        blocks.push(Block::default());
        let mut builder = Builder {
            model,
            blocks,
            at,
            element: 0,
            pending: Vec::new(),
            breaks: Vec::new(),
            continues: Vec::new(),
        };
        if let Some(body) = model.program.funcs[func].body {
            builder.stmt(body);
        }
        builder.jump(Flow::EXIT);
        let spans = dominance(&builder.blocks);
        Flow { blocks: builder.blocks, spans }
    }

    /// Whether control reaches a block.
    pub(super) fn is_reached(&self, block: BlockId) -> bool {
        self.spans[block].1 != 0
    }

    /// Writes, to be asked which come before what.
    pub(super) fn writes(&self, all: impl Iterator<Item = (BlockId, u32)>) -> Writes {
        let mut first: HashMap<BlockId, u32> = HashMap::default();
        for (block, element) in all.filter(|&(block, _)| self.is_reached(block)) {
            let known = first.entry(block).or_insert(element);
            *known = (*known).min(element);
        }
        let mut outermost: Vec<(u32, u32)> = first.iter().map(|(&block, _)| self.spans[block]).collect();
        sort_by_key(&mut outermost, |&(from, _)| from.into());
        // Spans of dominated blocks lie within one another or apart.
        let mut end = 0;
        outermost.retain(|&(from, to)| {
            let is_apart = from > end;
            if is_apart {
                end = to;
            }
            is_apart
        });
        Writes { first, outermost }
    }

    /// Whether one of the writes comes before an element, or is that one, on every path to it.
    pub(super) fn is_written_before(&self, writes: &Writes, block: BlockId, element: u32) -> bool {
        let (at, _) = self.spans[block];
        let after = writes.outermost.partition_point(|&(from, _)| from <= at);
        let around = after.checked_sub(1).map(|n| writes.outermost[n]).filter(|&(_, to)| at <= to);
        let is_around = around.is_some_and(|(from, _)| from < at);
        is_around || writes.first.get(&block).is_some_and(|&first| first <= element)
    }

    /// Whether every path to the second block leads through the first.
    pub(super) fn dominates(&self, first: BlockId, second: BlockId) -> bool {
        let ((from, to), (at, end)) = (self.spans[first], self.spans[second]);
        end != 0 && from <= at && end <= to
    }

    /// The uses of a variable in the blocks that control reaches.
    pub(super) fn uses_of(&self, var: VarId) -> impl Iterator<Item = (BlockId, Use)> {
        let reached = self.blocks.iter().filter(|(id, _)| self.is_reached(*id));
        reached
            .flat_map(|(id, block)| block.uses.iter().map(move |&it| (id, it)))
            .filter(move |(_, it)| it.var == var)
    }
}

/// By block, when a walk over the tree of dominators comes and leaves.
fn dominance(blocks: &EntityMap<BlockId, Block>) -> EntityMap<BlockId, (u32, u32)> {
    let mut leads = SideMap::<BlockId, usize>::with_default(0);
    let order = reverse_postorder(blocks.len(), Flow::ENTRY.as_u32(), |block| {
        let block = BlockId::from_u32(block);
        leads[block] += 1;
        blocks[block].next.get(leads[block] - 1).map(|to| to.as_u32())
    });
    let mut place = SideMap::sized(blocks.len(), u32::MAX);
    for (at, &block) in (0..).zip(&order) {
        place[BlockId::from_u32(block)] = at;
    }
    let above = immediate_dominators(order.len(), |at| {
        blocks[BlockId::from_u32(order[at as usize])].before.iter().map(|&from| place[from])
    });
    let mut spans = EntityMap::default();
    blocks.ids().for_each(|_| _ = spans.push((0, 0)));
    for (&block, range) in order.iter().zip(dominated_ranges(&above)) {
        spans[BlockId::from_u32(block)] = (range.start + 1, range.end);
    }
    spans
}

/// Makes the blocks of a body.
struct Builder<'a> {
    model: &'a Model,
    blocks: EntityMap<BlockId, Block>,
    at: BlockId,
    element: u32,
    /// Uses of the elements that have begun and not ended.
    pending: Vec<Use>,
    breaks: Vec<BlockId>,
    continues: Vec<BlockId>,
}

impl Builder<'_> {
    fn block(&mut self) -> BlockId {
        self.blocks.push(Block::default())
    }

    fn edge(&mut self, from: BlockId, to: BlockId) {
        self.blocks[from].next.push(to);
        self.blocks[to].before.push(from);
    }

    /// Leads on to a block; what follows is reached from elsewhere, if at all.
    fn jump(&mut self, to: BlockId) {
        self.edge(self.at, to);
        self.at = self.block();
    }

    /// Leads on to a block that is continued at.
    fn fall(&mut self, to: BlockId) {
        self.edge(self.at, to);
        self.at = to;
    }

    /// Leads from a condition to what it chooses among, as far as it is not known.
    fn branch(&mut self, known: Option<bool>, yes: BlockId, no: BlockId) {
        let head = self.at;
        if known != Some(false) {
            self.edge(head, yes);
        }
        if known != Some(true) {
            self.edge(head, no);
        }
    }

    fn stmts(&mut self, list: List<StmtId>) {
        let model = self.model;
        model.program.stmts_of(list).iter().for_each(|&s| self.stmt(s));
    }

    fn stmt(&mut self, s: StmtId) {
        let program = &self.model.program;
        match program.stmts[s].kind {
            StmtKind::Empty | StmtKind::Discard => {}
            StmtKind::Expr(e) => self.element(|it| it.expr(e)),
            StmtKind::Local(var) => {
                program.vars[var].init.into_iter().for_each(|e| self.element(|it| it.expr(e)));
            }
            StmtKind::Block(list) => self.stmts(list),
            StmtKind::If { cond, then, otherwise, .. } => {
                let known = self.condition(cond);
                let (yes, no, end) = (self.block(), self.block(), self.block());
                self.branch(known, yes, no);
                self.at = yes;
                self.stmt(then);
                self.edge(self.at, end);
                self.at = no;
                otherwise.into_iter().for_each(|s| self.stmt(s));
                self.fall(end);
            }
            StmtKind::Loop { init, cond, step, body, .. } => {
                self.stmts(init);
                let (head, inside, next, end) = (self.block(), self.block(), self.block(), self.block());
                self.fall(head);
                let known = cond.map_or(Some(true), |cond| self.condition(cond));
                self.branch(known, inside, end);
                self.body(body, inside, next, end);
                step.into_iter().for_each(|e| self.element(|it| it.expr(e)));
                self.edge(self.at, head);
                self.at = end;
            }
            StmtKind::DoWhile { body, cond, .. } => {
                let (inside, asks, again, end) = (self.block(), self.block(), self.block(), self.block());
                self.edge(self.at, inside);
                self.body(body, inside, asks, end);
                let known = self.condition(cond);
                self.branch(known, again, end);
                self.edge(again, inside);
                self.at = end;
            }
            StmtKind::Switch { value, cases, .. } => self.switch(value, cases),
            StmtKind::Break => self.breaks.last().copied().into_iter().for_each(|to| self.jump(to)),
            StmtKind::Continue => self.continues.last().copied().into_iter().for_each(|to| self.jump(to)),
            StmtKind::Return(e) => {
                e.into_iter().for_each(|e| self.element(|it| it.expr(e)));
                self.jump(Flow::EXIT);
            }
        }
    }

    /// The body of a loop, up to where its next iteration begins.
    fn body(&mut self, body: StmtId, inside: BlockId, next: BlockId, end: BlockId) {
        self.at = inside;
        self.breaks.push(end);
        self.continues.push(next);
        self.stmt(body);
        self.breaks.pop();
        self.continues.pop();
        self.fall(next);
    }

    fn switch(&mut self, value: ExprId, cases: List<Case>) {
        self.element(|it| it.expr(value));
        let model = self.model;
        let cases = model.program.case_lists.get(cases);
        let (head, end) = (self.at, self.block());
        if !cases.iter().any(|case| case.is_default) {
            self.edge(head, end);
        }
        self.at = self.block();
        self.breaks.push(end);
        for case in cases {
            let inside = self.block();
            self.edge(head, inside);
            self.fall(inside);
            self.stmts(case.body);
        }
        self.breaks.pop();
        self.fall(end);
    }

    /// The uses in a condition, and what it is where that is known.
    fn condition(&mut self, cond: ExprId) -> Option<bool> {
        self.element(|it| it.expr(cond));
        self.model.const_value(cond).map(|(value, _)| literal::truth(value))
    }

    /// Uses that count as one. Elements within it come before.
    fn element(&mut self, walk: impl FnOnce(&mut Self)) {
        let first = self.pending.len();
        walk(self);
        self.element += 1;
        let element = self.element;
        let uses = self.pending.drain(first..).map(|it| Use { element, ..it });
        self.blocks[self.at].uses.extend(uses);
    }

    fn expr(&mut self, e: ExprId) {
        let program = &self.model.program;
        match program.exprs[e].kind {
            ExprKind::Load(place) => self.place(place, Access::Read),
            ExprKind::Assign(place, value) | ExprKind::CompoundAssign { place, value, .. } => {
                self.element(|it| {
                    it.expr(value);
                    it.place(place, Access::Write);
                });
            }
            ExprKind::IncDec(_, place) => self.element(|it| it.place(place, Access::Write)),
            ExprKind::Binary(BinOp::AndThen | BinOp::OrElse, a, b) => {
                self.expr(a);
                self.choice(&[Some(b), None]);
            }
            ExprKind::Conditional(cond, a, b) => {
                self.expr(cond);
                self.choice(&[Some(a), Some(b)]);
            }
            ExprKind::Call { callee, args } => {
                let args = self.model.program.arg_lists.get(args);
                self.element(|it| it.call(e, callee, args));
            }
            kind => for_each_part(program, kind, &mut |part| self.expr(part)),
        }
    }

    /// One of these is computed, or nothing.
    fn choice(&mut self, sides: &[Option<ExprId>]) {
        let (head, end) = (self.at, self.block());
        for side in sides {
            self.at = self.block();
            self.edge(head, self.at);
            side.iter().for_each(|&e| self.element(|it| it.expr(e)));
            self.edge(self.at, end);
        }
        self.at = end;
    }

    fn call(&mut self, e: ExprId, callee: Callee, args: &[Arg]) {
        let exprs = &self.model.program.exprs;
        let mut passed = None;
        for (i, arg) in args.iter().enumerate() {
            match self.whole(arg) {
                // Of two that are passed, as with DXC, the first is followed.
                Some(var) if passed.is_none_or(|it| it != var) => {
                    passed = Some(var);
                    let access = self.passed(callee, i);
                    let at = if access == Some(Access::Trace) { arg.expr } else { e };
                    let span = exprs[at].span;
                    self.pending.extend(access.map(|access| Use { var, access, span, element: 0 }));
                }
                Some(_) => {}
                None if arg.io == ArgIo::In => self.expr(arg.expr),
                None => self.place(arg.expr, Access::Write),
            }
        }
    }

    /// The payload that an argument passes by reference.
    fn whole(&self, arg: &Arg) -> Option<VarId> {
        match self.model.program.exprs[arg.expr].kind {
            ExprKind::Var(var) if arg.io != ArgIo::In => Some(var).filter(|&var| self.holds_payload(var)),
            _ => None,
        }
    }

    /// What is done with a payload by passing it on.
    fn passed(&self, callee: Callee, i: usize) -> Option<Access> {
        match callee {
            Callee::Func(f) => {
                let func = &self.model.program.funcs[f];
                Some(Access::Call(func.body.and_then(|_| func.params.get(i)).map(|param| (f, param.var))))
            }
            Callee::Builtin(
                BuiltinOp::TraceRay | BuiltinOp::HitObjectTraceRay | BuiltinOp::HitObjectInvoke,
            ) => Some(Access::Trace),
            Callee::Builtin(BuiltinOp::CallShader) => Some(Access::Call(None)),
            Callee::Builtin(_) | Callee::Method(_) => None,
        }
    }

    fn holds_payload(&self, var: VarId) -> bool {
        self.model.is_payload(self.model.program.vars[var].ty)
    }

    /// A place: what it indexes with is read; the field that it is of is accessed, where it is a payload's.
    fn place(&mut self, e: ExprId, access: fn(PayloadField) -> Access) {
        let program = &self.model.program;
        let (mut at, mut field) = (e, None);
        loop {
            let kind = program.exprs[at].kind;
            match kind {
                ExprKind::Field(base, i) if field.is_none() => field = Some((at, base, i)),
                ExprKind::Index(_, index) => self.expr(index),
                _ => {}
            }
            match kind.whole() {
                Some(base) => at = base,
                None => break,
            }
        }
        let ExprKind::Var(var) = program.exprs[at].kind else { return self.expr(at) };
        let Some((member, base, i)) = field.filter(|_| self.holds_payload(var)) else { return };
        let Ty::Struct(s) = program.types.get(program.exprs[base].ty) else { return };
        if program.structs[s].is_payload && i as usize >= self.model.record(s).bases.len() {
            let span = name_span(
                program.exprs[member].span,
                self.model.text(program.structs[s].fields[i as usize].name),
            );
            self.pending.push(Use { var, access: access((s, i)), span, element: 0 });
        }
    }
}

/// Where a member's name is in the expression that ends with it.
fn name_span(member: Span, name: &str) -> Span {
    let start = member.hi.0.checked_sub(name.len() as u32).map(Pos);
    start.map_or(member, |lo| Span::new(lo, member.hi))
}

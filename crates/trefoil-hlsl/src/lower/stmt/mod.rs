//! Statements: structured control flow, local variables, loops that are unrolled.
//!
//! In: a statement of the typed tree. Out: instructions and blocks at the insertion point; nothing after a block that is
//! terminated. `flow` has the open constructs and their exits; `unroll` and `offsets` say which loops are unrolled here;
//! `statics` sets statics where they are declared; `changes` says which variables a loop's header needs phis for.

mod changes;
mod flow;
mod offsets;
mod statics;
mod unroll;

pub(in crate::lower) use flow::{Frame, FrameKind};
pub(in crate::lower) use offsets::Offsets;
pub(in crate::lower) use statics::{Flag, holds_numbers, is_outside, is_settled};

use crate::lower::globals::Purpose;
use crate::lower::values::{Place, Val};
use crate::lower::{Lowerer, kinds};
use crate::typed::{
    Callee, Case, ExprId, ExprKind, Hint, StmtId, StmtKind, Ty, VarId, VarKind, for_each_part,
};
use trefoil_entity::List;
use trefoil_ir::{BlockId, Stage, Value};

/// The hint as the IR has it.
pub(in crate::lower) fn hint(h: Hint) -> trefoil_ir::Hint {
    match h {
        Hint::None => trefoil_ir::Hint::None,
        Hint::Branch => trefoil_ir::Hint::Branch,
        Hint::Flatten => trefoil_ir::Hint::Flatten,
        Hint::Loop => trefoil_ir::Hint::Loop,
        Hint::Unroll(n) => trefoil_ir::Hint::Unroll(n),
    }
}

/// Where a loop asks whether it goes on.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Asks {
    BeforeBody,
    AfterBody,
    /// At the start of each turn but the first.
    BeforeNext,
}

/// The parts of a loop.
#[derive(Clone, Copy)]
pub(in crate::lower) struct LoopParts {
    pub cond: Option<ExprId>,
    pub step: Option<ExprId>,
    pub body: StmtId,
    /// Whether the condition is asked after the body.
    pub is_do: bool,
    pub hint: Hint,
}

impl Lowerer<'_> {
    /// The hint of a branch; where it says none, what the options say of such.
    fn branch_hint(&self, own: Hint) -> trefoil_ir::Hint {
        match own {
            Hint::None => self.options.unsaid_hint,
            own => hint(own),
        }
    }

    pub(in crate::lower) fn stmts(&mut self, list: List<StmtId>) {
        let program = self.program;
        for &s in program.stmts_of(list) {
            self.stmt(s);
        }
    }

    pub(in crate::lower) fn stmt(&mut self, id: StmtId) {
        if self.b.is_terminated() || self.is_full() || !self.descend(1) {
            return;
        }
        let outer = self.go_to(self.program.stmts[id].span);
        self.stmt_below(id);
        self.joined();
        self.b.loc = outer;
        self.ascend(1);
    }

    fn stmt_below(&mut self, id: StmtId) {
        let stmt = self.program.stmts[id];
        match stmt.kind {
            StmtKind::Empty => {}
            StmtKind::Expr(e) => {
                self.expr(e);
            }
            StmtKind::Local(var) => self.local(var),
            StmtKind::Block(list) => {
                let around = self.enter_block(id);
                self.stmts(list);
                self.leave_frame(around);
            }
            StmtKind::If { cond, then, otherwise, hint: h } => self.if_stmt(cond, then, otherwise, h),
            StmtKind::Loop { init, cond, step, body, hint } => {
                let around = self.enter_block(id);
                if let Some(counted) = self.counted(init, cond, step, body, hint) {
                    self.unrolled(&counted, body);
                } else {
                    self.stmts(init);
                    self.loop_stmt(LoopParts { cond, step, body, is_do: false, hint });
                }
                self.leave_frame(around);
            }
            StmtKind::DoWhile { body, cond, hint } => {
                self.loop_stmt(LoopParts { cond: Some(cond), step: None, body, is_do: true, hint });
            }
            StmtKind::Switch { value, cases, hint: h } => self.switch_stmt(value, cases, h),
            StmtKind::Break => self.leave(),
            StmtKind::Continue => self.go_on(),
            StmtKind::Discard => {
                let always = self.b.ctx.bool(true);
                if self.options.target.vulkan_language && self.stage != Stage::Pixel {
                    self.error(self.program.stmts[id].span, &kinds::DISCARD_STAGE);
                }
                self.discard(always);
            }
            StmtKind::Return(None) => self.return_value(None),
            StmtKind::Return(Some(e)) => {
                let ty = self.program.exprs[e].ty;
                let val = self.expr(e);
                self.return_value(Some((val, ty)));
            }
        }
    }

    /// A local comes to be: its initialiser's value where nothing else is ever written to it, else fresh memory each time
    /// it is lowered, with that value.
    fn local(&mut self, var: VarId) {
        let program = self.program;
        let v = &program.vars[var];
        // A variable of its own storage class is the pipeline's; it has its value before the entry runs.
        if matches!(v.kind, VarKind::Spirv { .. }) {
            return;
        }
        let is_table = v.is_const || v.kind == VarKind::Local && self.reached.is_indexed(var);
        if is_table
            && self.reached.is_fixed(var)
            && let Some(init) = v.init
            && let Some(place) = self.constant_place(var, init)
        {
            self.observe(var, &place);
            self.slots.insert(var, place);
            return;
        }
        // A static is made once, before the entry runs, unless what it is made of is known only here.
        let made = v.kind == VarKind::Static && self.slots.get(var).is_some();
        if let Some(waits) = self.flag_of(var) {
            return self.set_late(var, waits);
        }
        if made && !v.init.is_some_and(|init| self.names_locals(init)) {
            return;
        }
        if let Some(init) = v.init
            && v.kind == VarKind::Local
            && self.is_value(var)
        {
            let val = self.expr(init);
            self.note_value(&val, v.ty, v.precise);
            self.note_purpose(&val, Purpose::Copy);
            let place = Place::Value(val);
            self.observe(var, &place);
            self.slots.insert(var, place);
            return;
        }
        if let Some(init) = v.init
            && v.kind == VarKind::Local
            && self.reached.is_indexed(var)
            && self.program.exprs[init].ty == v.ty
            && matches!(self.program.exprs[init].kind, ExprKind::Call { callee: Callee::Func(_), .. })
            && !self.names(init, &|named| named == var)
        {
            return self.local_of_call(var, init);
        }
        let place = self.home(var);
        self.observe(var, &place);
        // Its initialiser may name it.
        self.slots.insert(var, place.clone());
        if let Some(init) = v.init {
            let before = self.count_handles();
            match self.expr(init) {
                // An array of resources that the pipeline binds has no copy: the variable is another name of it.
                Val::Memory(from) if matches!(*from, Place::Resource { .. }) => {
                    self.slots.insert(var, *from);
                }
                // Nor has a vertex that nothing writes to.
                Val::Memory(from)
                    if self.reached.is_fixed(var)
                        && (matches!(*from, Place::Vertices(_))
                            || program.patch(self.ty(v.ty)).is_some()) =>
                {
                    self.slots.insert(var, *from);
                }
                val => {
                    self.store(&place, v.ty, &val);
                    self.note_value(&val, v.ty, v.precise);
                    self.note_copied_parts(before, v.ty);
                }
            }
        } else if self.is_constructed(v.ty) && v.kind != VarKind::GroupShared {
            self.construct(&place, v.ty, v.span);
        }
    }

    /// A local that needs memory comes to be by a call: it takes over the memory that its value lies in.
    fn local_of_call(&mut self, var: VarId, init: ExprId) {
        let v = &self.program.vars[var];
        let val = self.expr(init);
        let place = match &val {
            Val::Memory(place) if self.is_own_memory(init, &val) => (**place).clone(),
            _ => {
                let place = self.home(var);
                self.store(&place, v.ty, &val);
                place
            }
        };
        self.note_value(&val, v.ty, v.precise);
        self.observe(var, &place);
        self.slots.insert(var, place);
    }

    /// Whether a variable never holds but one value, which needs no memory.
    pub(in crate::lower) fn is_value(&self, var: VarId) -> bool {
        let plain = matches!(
            self.ty(self.program.vars[var].ty),
            Ty::Scalar(_)
                | Ty::Vector(..)
                | Ty::Matrix { .. }
                | Ty::Resource(_)
                | Ty::Spirv(_)
                | Ty::HitObject
        );
        plain && self.reached.is_fixed(var)
    }

    fn if_stmt(&mut self, cond: ExprId, then: StmtId, otherwise: Option<StmtId>, h: Hint) {
        if let Some(known) = self.known_condition(cond) {
            match (known, otherwise) {
                (true, _) => self.stmt(then),
                (false, Some(s)) => self.stmt(s),
                (false, None) => {}
            }
            return;
        }
        let condition = self.condition(cond);
        let Some(otherwise) = otherwise else {
            let guard = self.b.begin_if_alone(condition, self.branch_hint(h));
            self.stmt(then);
            return self.b.end_if(guard);
        };
        let mut guard = self.b.begin_if(condition, self.branch_hint(h));
        self.stmt(then);
        let mut falls = !self.b.is_terminated();
        self.b.begin_else(&mut guard);
        self.stmt(otherwise);
        falls |= !self.b.is_terminated();
        self.b.end_if(guard);
        if !falls {
            self.unreachable();
        }
    }

    /// Whether an expression names parameters or locals.
    fn names_locals(&self, e: ExprId) -> bool {
        self.names(e, &|var| matches!(self.program.vars[var].kind, VarKind::Local | VarKind::Param(_)))
    }

    /// Whether an expression names such a variable.
    fn names(&self, e: ExprId, is_such: &dyn Fn(VarId) -> bool) -> bool {
        let kind = self.program.exprs[e].kind;
        if let ExprKind::Var(var) = kind {
            return is_such(var);
        }
        let mut found = false;
        for_each_part(self.program, kind, &mut |part| found = found || self.names(part, is_such));
        found
    }

    /// The value of a condition that the check folded.
    pub(in crate::lower) fn known_condition(&self, cond: ExprId) -> Option<bool> {
        match self.program.exprs[cond].kind {
            ExprKind::Const(crate::typed::Const::Bool(known)) => Some(known),
            _ => None,
        }
    }

    fn loop_stmt(&mut self, parts: LoopParts) {
        let is_stuck = self.is_stuck_in_switch(parts.body);
        if parts.is_do && !is_stuck && parts.cond.and_then(|c| self.known_condition(c)) == Some(false) {
            return self.once(parts.body);
        }
        if let Hint::Unroll(n @ 1..) = parts.hint
            && self.bounds_loops()
            && !self.continues_out_of_switch(parts.body)
        {
            return self.bounded(parts, n);
        }
        let asks = match parts.is_do {
            false => Asks::BeforeBody,
            true if is_stuck => Asks::BeforeNext,
            true => Asks::AfterBody,
        };
        let step_flows = parts.step.is_some_and(|e| self.has_flow(e));
        let waits = is_stuck && (step_flows || asks == Asks::BeforeNext);
        let tail_flows = !waits && step_flows || asks == Asks::AfterBody && self.continues(parts.body);
        let mut changed = self.changed_in(&parts);
        let begun = waits.then(|| self.flag());
        changed.extend(begun);
        let guard = self.b.begin_loop_changing(hint(parts.hint), &changed);
        self.joined();
        let left = tail_flows.then(|| self.flag());
        let kind = FrameKind::Loop { cont: guard.cont, left };
        self.frames.push(Frame::new(kind, guard.merge));
        if let Some(begun) = begun {
            let is_next = self.b.read(begun);
            let next = self.b.begin_if_alone(is_next, trefoil_ir::Hint::None);
            if asks == Asks::BeforeNext {
                self.leave_unless(parts.cond, guard.merge);
            }
            self.step(parts.step);
            self.b.end_if(next);
            self.set(begun);
        }
        if asks == Asks::BeforeBody {
            self.leave_unless(parts.cond, guard.merge);
        }
        if tail_flows {
            self.begin_scope(FrameKind::Continue);
            self.stmt(parts.body);
            if let Some(scope) = self.end_scope() {
                self.after_construct(&scope);
            }
            if let Some(left) = left {
                self.leave_when(left, guard.merge);
            }
        } else {
            self.stmt(parts.body);
        }
        if asks == Asks::AfterBody {
            self.leave_unless(parts.cond, guard.merge);
        }
        if tail_flows {
            self.step(parts.step);
        }
        self.b.begin_continue(&guard);
        if !tail_flows && !waits {
            self.step(parts.step);
        }
        self.b.end_loop(guard, None);
        self.close_frame();
    }

    /// Whether a loop's body has a `continue` in a `switch` that can go nowhere but to the end of the loop: where what is left has
    /// to be the innermost construct, a scope around the body cannot be left from there.
    fn is_stuck_in_switch(&self, body: StmtId) -> bool {
        !self.options.target.leaves_several && self.continues_out_of_switch(body)
    }

    /// Closes the innermost construct, whose merge is the current block.
    fn close_frame(&mut self) {
        let Some(frame) = self.frames.pop() else { return };
        if frame.left {
            self.after_construct(&frame);
        } else {
            self.unreachable();
        }
    }

    /// `do … while (false)`: the body once, as a scope.
    fn once(&mut self, body: StmtId) {
        let (start, merge) = (self.b.new_block(), self.b.new_block());
        let zero = self.b.ctx.i32(0);
        self.b.switch(zero, start, &[], merge, trefoil_ir::Hint::None);
        self.b.start_block(start);
        self.frames.push(Frame::new(FrameKind::Loop { cont: merge, left: None }, merge));
        self.stmt(body);
        if let Some(frame) = self.end_scope() {
            self.after_construct(&frame);
        }
    }

    pub(in crate::lower) fn step(&mut self, step: Option<ExprId>) {
        if let Some(e) = step
            && !self.b.is_terminated()
        {
            self.expr(e);
        }
    }

    /// Leaves a loop unless the condition holds.
    fn leave_unless(&mut self, cond: Option<ExprId>, merge: BlockId) {
        let Some(cond) = cond else { return };
        if self.known_condition(cond) == Some(true) || self.b.is_terminated() {
            return;
        }
        let condition = self.condition(cond);
        if let Some(frame) = self.frames.last_mut() {
            frame.left = true;
        }
        let go_on = self.b.new_block();
        self.b.cond_br(condition, go_on, merge);
        self.b.start_block(go_on);
    }

    /// Whether computing an expression may branch.
    pub(in crate::lower) fn has_flow(&self, e: ExprId) -> bool {
        let kind = self.program.exprs[e].kind;
        if matches!(kind, ExprKind::Conditional(..) | ExprKind::Call { callee: Callee::Func(_), .. }) {
            return true;
        }
        if let ExprKind::Binary(op, ..) = kind
            && matches!(op, crate::typed::BinOp::AndThen | crate::typed::BinOp::OrElse)
        {
            return true;
        }
        let mut flows = false;
        for_each_part(self.program, kind, &mut |part| flows |= self.has_flow(part));
        flows
    }

    /// Whether a loop's body has a `continue` of that loop.
    pub(in crate::lower) fn continues(&self, body: StmtId) -> bool {
        let p = self.program;
        match p.stmts[body].kind {
            StmtKind::Continue => true,
            StmtKind::Block(list) => p.stmts_of(list).iter().any(|&s| self.continues(s)),
            StmtKind::If { then, otherwise, .. } => {
                self.continues(then) || otherwise.is_some_and(|s| self.continues(s))
            }
            StmtKind::Switch { cases, .. } => {
                let cases = p.case_lists.get(cases);
                cases.iter().any(|c| p.stmts_of(c.body).iter().any(|&s| self.continues(s)))
            }
            _ => false,
        }
    }

    /// Whether a loop's body has a `continue` of that loop in a `switch`.
    pub(in crate::lower) fn continues_out_of_switch(&self, body: StmtId) -> bool {
        let p = self.program;
        match p.stmts[body].kind {
            StmtKind::Switch { .. } => self.continues(body),
            StmtKind::Block(list) => p.stmts_of(list).iter().any(|&s| self.continues_out_of_switch(s)),
            StmtKind::If { then, otherwise, .. } => {
                self.continues_out_of_switch(then)
                    || otherwise.is_some_and(|s| self.continues_out_of_switch(s))
            }
            _ => false,
        }
    }

    fn switch_stmt(&mut self, value: ExprId, cases: List<Case>, h: Hint) {
        let program = self.program;
        let value = self.single(value);
        let value = self.b.extract(value, 0);
        let cases = program.case_lists.get(cases);
        let merge = self.b.new_block();
        let blocks: Vec<BlockId> = cases.iter().map(|_| self.b.new_block()).collect();
        let ty = self.b.type_of(value);
        let mut arms: Vec<(Value, BlockId)> = Vec::new();
        let mut default = None;
        for (case, &block) in cases.iter().zip(&blocks) {
            if case.is_default {
                default = Some(block);
            }
            for &label in program.label_lists.get(case.labels) {
                let label = self.b.ctx.int(ty, label as u64);
                arms.push((label, block));
            }
        }
        let fallback = default.unwrap_or(merge);
        if arms.is_empty() && default.is_none() {
            return;
        }
        self.b.switch(value, fallback, &arms, merge, self.branch_hint(h));
        self.frames.push(Frame { left: default.is_none(), ..Frame::new(FrameKind::Switch, merge) });
        for (i, &block) in blocks.iter().enumerate() {
            self.b.start_block(block);
            self.case_body(&cases[i..], merge, blocks.get(i + 1));
        }
        self.b.start_block(merge);
        self.close_frame();
    }

    /// What is computed in the first of the cases, and where that goes on: in the block of the `next` case, or at the `merge`.
    fn case_body(&mut self, cases: &[Case], merge: BlockId, next: Option<&BlockId>) {
        let falls_through = self.options.target.cases_fall_through;
        let here = if falls_through { &cases[..1] } else { cases };
        for case in here {
            self.stmts(case.body);
            if self.b.is_terminated() {
                return;
            }
        }
        match next {
            Some(&next) if falls_through => self.b.br(next),
            _ => {
                if let Some(frame) = self.frames.last_mut() {
                    frame.left = true;
                }
                self.b.br(merge);
            }
        }
    }
}

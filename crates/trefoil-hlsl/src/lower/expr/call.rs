//! Calls: functions are lowered where they are called, with fresh variables each time.

use crate::lower::Lowerer;
use crate::lower::expr::arguments::{Back, Bound, CopyBack};
use crate::lower::stmt::FrameKind;
use crate::lower::types::Memory;
use crate::lower::values::{Place, Val};
use crate::source::Span;
use crate::typed::{
    Arg, ArgIo, Callee, ExprId, ExprKind, FuncId, Program, StmtId, StmtKind, Ty, TyId, VarKind,
};
use trefoil_ir::Opcode;

/// How many levels of nesting a call counts for.
const CALL_LEVELS: u32 = 4;

impl Lowerer<'_> {
    pub(in crate::lower) fn call(&mut self, callee: Callee, args: &[Arg], ty: TyId, span: Span) -> Val {
        let outer = self.go_to(span);
        let val = match callee {
            Callee::Func(f) => self.call_function(f, args),
            Callee::Builtin(op) => self.builtin(op, false, args, ty, span),
            Callee::Method(op) => self.builtin(op, true, args, ty, span),
        };
        self.b.loc = outer;
        val
    }

    fn call_function(&mut self, id: FuncId, args: &[Arg]) -> Val {
        let program = self.program;
        let func = &program.funcs[id];
        self.note_needs(func.vk_needs.as_deref());
        if let Some(instruction) = &func.instruction {
            return self.named_instruction(instruction, func, args);
        }
        self.limits.count_call();
        if func.body.is_none() && self.options.stage == trefoil_ir::Stage::Library {
            return self.call_other(id, args);
        }
        if self.is_full() || !self.descend(CALL_LEVELS) {
            return self.filled(func.ret, false);
        }
        let mut back = Back::new();
        let mut bound = Bound::new();
        self.bind_arguments(&func.params, args, &mut bound, &mut back);
        let caller = self.enter_frame(id);
        for (i, (param, place)) in func.params.iter().zip(bound).enumerate() {
            self.observe_param(param.var, i, &place);
            self.slots.insert(param.var, place);
        }
        let outer = self.enter_call();
        let result = self.body(id);
        self.leave_call(outer);
        self.leave_frame(caller);
        self.ascend(CALL_LEVELS);
        if let (Some(this), Some(arg)) = (func.params.first(), args.first())
            && arg.io == ArgIo::Ref
            && let Some(place) = self.slots.get(this.var).cloned()
        {
            self.note_held(arg.expr, &place, arg.ty);
        }
        for CopyBack { own, own_ty, target, to, to_ty } in back {
            let val = self.load(&own, own_ty);
            let val = self.cast_val(val, own_ty, to_ty);
            self.store(&to, to_ty, &val);
            self.note_written(target, &val, to_ty);
        }
        result
    }

    /// Lowers the body of a function whose parameters are bound; gives its result.
    pub(in crate::lower) fn body(&mut self, id: FuncId) -> Val {
        let func = &self.program.funcs[id];
        let (ret, is_precise) = (func.ret, func.precise);
        let result = self.body_of(id);
        self.note_value(&result, ret, is_precise);
        result
    }

    fn body_of(&mut self, id: FuncId) -> Val {
        let program = self.program;
        let func = &program.funcs[id];
        let Some(body) = func.body else { return self.filled(func.ret, false) };
        if !returns_early(program, body) {
            return self.straight_body(body, func.ret);
        }
        let void = matches!(self.ty(func.ret), Ty::Void);
        let result = (!void).then(|| self.temporary(func.ret));
        let deep = returns_from_construct(program, body, false);
        let returned = deep.then(|| self.flag());
        let kind = FrameKind::Function { result: result.clone(), ty: func.ret, returned };
        self.in_callee(|l| {
            l.begin_scope(kind);
            l.stmt(body);
            l.end_scope();
        });
        match result {
            Some(place) => self.load(&place, func.ret),
            None => Val::Void,
        }
    }

    /// Runs `f` with no construct open, and puts back those of the caller.
    #[inline]
    fn in_callee<T>(&mut self, f: impl FnOnce(&mut Self) -> T) -> T {
        let caller = std::mem::take(&mut self.frames);
        let result = f(self);
        self.frames = caller;
        result
    }

    /// Lowers a body whose one return, if any, stands last: control simply goes on after it.
    fn straight_body(&mut self, body: StmtId, ret: TyId) -> Val {
        let program = self.program;
        let result = self.in_callee(|l| l.up_to_return(body));
        if self.b.is_terminated() {
            let after = self.b.new_block();
            self.b.start_block(after);
        }
        match result {
            Some((val, e)) => {
                let is_own = self.is_own_memory(e, &val);
                let val = self.cast_val(val, program.exprs[e].ty, ret);
                if is_own { val } else { self.own_value(val, ret) }
            }
            None => self.filled(ret, false),
        }
    }

    /// Lowers a statement up to the return that stands last in it, and gives what it returns, and the expression.
    fn up_to_return(&mut self, stmt: StmtId) -> Option<(Val, ExprId)> {
        let program = self.program;
        match program.stmts[stmt].kind {
            StmtKind::Block(list) => {
                let (&last, before) = program.stmts_of(list).split_last()?;
                let around = self.enter_block(stmt);
                before.iter().for_each(|&s| self.stmt(s));
                let result = self.up_to_return(last);
                self.leave_frame(around);
                result
            }
            StmtKind::Return(e) => {
                let e = e.filter(|_| !self.b.is_terminated())?;
                let outer = self.go_to(program.stmts[stmt].span);
                let val = self.expr(e);
                self.b.loc = outer;
                Some((val, e))
            }
            _ => {
                self.stmt(stmt);
                None
            }
        }
    }

    /// Whether a value lies in memory that nothing writes any more but who takes it over: that of a local of a function that returns it, and
    /// of what a call gave. Each lowering of a function has locals of its own.
    pub(in crate::lower) fn is_own_memory(&self, e: ExprId, val: &Val) -> bool {
        let is_left = match self.program.exprs[e].kind {
            ExprKind::Call { callee: Callee::Func(_), .. } => true,
            ExprKind::Load(place) => match self.program.exprs[place].kind {
                ExprKind::Var(var) => self.program.vars[var].kind == VarKind::Local,
                _ => false,
            },
            _ => false,
        };
        let Val::Memory(place) = val else { return false };
        let Place::Memory { pointer, memory: Memory::Own, .. } = **place else { return false };
        is_left && pointer.as_inst().is_some_and(|inst| self.b.func.insts[inst].op == Opcode::Alloca)
    }

    /// A value that no later write changes: what lies in memory is copied.
    fn own_value(&mut self, val: Val, ty: TyId) -> Val {
        match val {
            Val::Memory(place) => {
                let own = self.temporary(ty);
                self.store(&own, ty, &Val::Memory(place));
                Val::Memory(Box::new(own))
            }
            val => val,
        }
    }
}

fn children(p: &Program, s: StmtId, f: &mut dyn FnMut(StmtId, bool)) {
    match p.stmts[s].kind {
        StmtKind::Block(list) => p.stmts_of(list).iter().for_each(|&s| f(s, false)),
        StmtKind::If { then, otherwise, .. } => {
            f(then, false);
            if let Some(s) = otherwise {
                f(s, false);
            }
        }
        StmtKind::Loop { body, .. } | StmtKind::DoWhile { body, .. } => f(body, true),
        StmtKind::Switch { cases, .. } => {
            for case in p.case_lists.get(cases) {
                p.stmts_of(case.body).iter().for_each(|&s| f(s, true));
            }
        }
        _ => {}
    }
}

fn has_return(p: &Program, s: StmtId) -> bool {
    let mut found = matches!(p.stmts[s].kind, StmtKind::Return(_));
    children(p, s, &mut |c, _| found |= has_return(p, c));
    found
}

/// Whether a `return` stands anywhere but last.
fn returns_early(p: &Program, s: StmtId) -> bool {
    match p.stmts[s].kind {
        StmtKind::Block(list) => match p.stmts_of(list).split_last() {
            Some((&last, before)) => before.iter().any(|&s| has_return(p, s)) || returns_early(p, last),
            None => false,
        },
        StmtKind::Return(_) => false,
        _ => has_return(p, s),
    }
}

/// Whether a `return` stands inside a loop or switch.
fn returns_from_construct(p: &Program, s: StmtId, inside: bool) -> bool {
    let mut found = inside && matches!(p.stmts[s].kind, StmtKind::Return(_));
    children(p, s, &mut |c, construct| found = found || returns_from_construct(p, c, inside || construct));
    found
}

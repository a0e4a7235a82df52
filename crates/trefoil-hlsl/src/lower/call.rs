//! Calls: functions are lowered where they are called, with fresh variables each time.

use super::flow::{Frame, FrameKind};
use super::place::Place;
use super::value::Val;
use super::{Lowerer, loc};
use crate::source::Span;
use crate::typed::{Arg, ArgIo, Callee, ExprId, FuncId, Program, StmtId, StmtKind, Ty, TyId};
use smallvec::SmallVec;
use trefoil_ir::Flags;

/// How many levels of nesting a call counts for.
const CALL_LEVELS: u32 = 4;

impl Lowerer<'_> {
    pub(super) fn call(&mut self, callee: Callee, args: &[Arg], ty: TyId, span: Span) -> Val {
        let outer = std::mem::replace(&mut self.b.loc, loc(span));
        let val = match callee {
            Callee::Func(f) => self.call_function(f, args),
            Callee::Builtin(op) => self.builtin(op, args, ty, span),
            Callee::Method(op) => self.method(op, args, ty, span),
        };
        self.b.loc = outer;
        val
    }

    fn call_function(&mut self, id: FuncId, args: &[Arg]) -> Val {
        let program = self.program;
        let func = &program.funcs[id];
        if self.is_full() || !self.descend(CALL_LEVELS) {
            return self.filled(func.ret, false);
        }
        let mut back: SmallVec<[(Place, TyId, Place, TyId); 4]> = SmallVec::new();
        let mut bound: SmallVec<[Place; 8]> = SmallVec::new();
        for (param, arg) in func.params.iter().zip(args) {
            let ty = program.vars[param.var].ty;
            bound.push(self.bind_argument(arg, param.io, ty, &mut back));
        }
        for (param, place) in func.params.iter().zip(bound) {
            self.slots.insert(param.var, place);
        }
        let fast = self.b.fast;
        if func.precise {
            self.b.fast = Flags::NONE;
        }
        let result = self.body(id);
        self.nesting -= CALL_LEVELS;
        self.b.fast = fast;
        for (own, own_ty, to, to_ty) in back {
            let val = self.load(&own, own_ty);
            let val = self.cast_val(val, own_ty, to_ty);
            self.store(&to, to_ty, &val);
        }
        result
    }

    /// What a parameter is in the body: fresh memory with the argument's value; resources are the argument itself.
    fn bind_argument(
        &mut self,
        arg: &Arg,
        io: ArgIo,
        ty: TyId,
        back: &mut SmallVec<[(Place, TyId, Place, TyId); 4]>,
    ) -> Place {
        let program = self.program;
        let arg_ty = program.exprs[arg.expr].ty;
        if io == ArgIo::In || arg.io == ArgIo::In {
            if self.holds_resource(ty) && matches!(self.ty(ty), Ty::Array(..)) {
                return self.place(arg.expr);
            }
            let val = self.expr(arg.expr);
            let val = self.cast_val(val, arg_ty, ty);
            let own = self.temporary(ty);
            self.store(&own, ty, &val);
            return own;
        }
        let place = self.place(arg.expr);
        if arg.io == ArgIo::Ref {
            return place;
        }
        let own = self.temporary(ty);
        if io == ArgIo::InOut {
            let val = self.load(&place, arg_ty);
            let val = self.cast_val(val, arg_ty, ty);
            self.store(&own, ty, &val);
        }
        back.push((own.clone(), ty, place, arg_ty));
        own
    }

    /// Lowers the body of a function whose parameters are bound; gives its result.
    pub(super) fn body(&mut self, id: FuncId) -> Val {
        let program = self.program;
        let func = &program.funcs[id];
        let Some(body) = func.body else { return self.filled(func.ret, false) };
        if let Some(e) = single_return(program, body) {
            let from = program.exprs[e].ty;
            let val = self.expr(e);
            let val = self.cast_val(val, from, func.ret);
            return match val {
                Val::Memory(place) => {
                    let own = self.temporary(func.ret);
                    self.store(&own, func.ret, &Val::Memory(place));
                    Val::Memory(Box::new(own))
                }
                val => val,
            };
        }
        let void = matches!(self.ty(func.ret), Ty::Void);
        let result = (!void).then(|| self.temporary(func.ret));
        let deep = returns_from_construct(program, body, false);
        let returned = deep.then(|| self.flag());
        let kind = FrameKind::Function { result: result.clone(), ty: func.ret, returned };
        let frames = std::mem::take(&mut self.frames);
        let early = returns_early(program, body);
        if early {
            self.begin_scope(kind);
            self.stmt(body);
            self.end_scope();
        } else {
            // The one return, if any, stands last: its value is stored, and control simply goes on.
            let merge = self.b.new_block();
            self.frames.push(Frame::new(kind, merge));
            self.stmt(body);
            self.frames.pop();
            self.b.br(merge);
            self.b.start_block(merge);
        }
        self.frames = frames;
        match result {
            Some(place) => self.load(&place, func.ret),
            None => Val::Void,
        }
    }
}

/// The expression of a body that only returns one.
fn single_return(p: &Program, body: StmtId) -> Option<ExprId> {
    match p.stmts[body].kind {
        StmtKind::Return(Some(e)) => Some(e),
        StmtKind::Block(list) => match p.stmts_of(list) {
            [one] => single_return(p, *one),
            _ => None,
        },
        _ => None,
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

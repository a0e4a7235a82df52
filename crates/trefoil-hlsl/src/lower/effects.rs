//! Which expressions write something. Only beside such a one does it matter in what order operands are evaluated.
//!
//! In: an expression of the typed tree. Out: whether its evaluation changes what another expression may read, or is seen from
//! outside. Answers are kept: an operand is asked about at each level of the expression around it.

use crate::lower::Lowerer;
use crate::lower::builtin;
use crate::typed::{
    Arg, ArgIo, Callee, ExprId, ExprKind, FuncId, Program, StmtId, StmtKind, StmtPart, Ty, VarId, VarKind,
    base_of, for_each_part, for_each_stmt_part,
};
use smallvec::SmallVec;
use trefoil_entity::SparseMap;

/// What is known so far.
#[derive(Default)]
pub(super) struct Effects {
    /// By expression.
    exprs: SparseMap<ExprId, Option<bool>>,
    /// By function: whether it writes more than its locals, its parameters and `this`.
    funcs: SparseMap<FuncId, Option<bool>>,
}

impl Lowerer<'_> {
    /// Whether evaluating an expression writes anything.
    pub(in crate::lower) fn has_effects(&mut self, mut e: ExprId) -> bool {
        // What has one part is as that part is.
        loop {
            e = match self.program.exprs[e].kind {
                ExprKind::Const(_) | ExprKind::Var(_) | ExprKind::Zero => return false,
                ExprKind::Load(part)
                | ExprKind::Field(part, _)
                | ExprKind::Swizzle { base: part, .. }
                | ExprKind::MatrixSwizzle { base: part, .. }
                | ExprKind::Bits { base: part, .. }
                | ExprKind::Prefix(part)
                | ExprKind::Unary(_, part)
                | ExprKind::Cast(part) => part,
                _ => break,
            };
        }
        if let Some(known) = self.effects.exprs.get(e) {
            return known;
        }
        let kind = self.program.exprs[e].kind;
        let mut found = match kind {
            ExprKind::Assign(..) | ExprKind::CompoundAssign { .. } | ExprKind::IncDec(..) => true,
            ExprKind::Call { callee, args } => {
                let args = self.program.arg_lists.get(args);
                args.iter().any(|arg| matches!(arg.io, ArgIo::Out | ArgIo::InOut))
                    || written_object(self.program, &|var| self.reached.is_fixed(var), callee, args).is_some()
                    || self.effects.callee_writes(self.program, &|var| self.reached.is_fixed(var), callee)
            }
            _ => false,
        };
        if !found {
            for_each_part(self.program, kind, &mut |part| found = found || self.has_effects(part));
        }
        self.effects.exprs.set(e, Some(found));
        found
    }

    /// Whether one of some arguments writes anything.
    pub(in crate::lower) fn any_has_effects(&mut self, args: &[Arg]) -> bool {
        args.len() > 1 && args.iter().any(|arg| !self.is_plain(arg.expr) && self.has_effects(arg.expr))
    }

    /// Whether two arguments that come back are parts of one local, so that their order decides what it holds.
    pub(in crate::lower) fn share_a_local(&self, args: &[Arg]) -> bool {
        let comes_back = |arg: &&Arg| matches!(arg.io, ArgIo::Out | ArgIo::InOut);
        let roots: SmallVec<[VarId; 4]> =
            args.iter().filter(comes_back).filter_map(|arg| self.root(arg.expr)).collect();
        (1..roots.len()).any(|i| roots[..i].contains(&roots[i]))
    }

    /// The variable that a place is a part of.
    pub(in crate::lower) fn root(&self, mut place: ExprId) -> Option<VarId> {
        while let Some(whole) = self.program.exprs[place].kind.whole() {
            place = whole;
        }
        match self.program.exprs[place].kind {
            ExprKind::Var(var) => Some(var),
            _ => None,
        }
    }

    /// Whether an expression is a constant or a variable, which writes nothing.
    fn is_plain(&self, e: ExprId) -> bool {
        let exprs = &self.program.exprs;
        match exprs[e].kind {
            ExprKind::Const(_) | ExprKind::Var(_) => true,
            ExprKind::Load(place) => matches!(exprs[place].kind, ExprKind::Var(_)),
            _ => false,
        }
    }

    /// The local or parameter that a place is part of, where that part has an address of its own: a field or an element, and
    /// not lanes or elements that a name picks. `this` is none, nor is a structure or an array that comes in only: their
    /// addresses are the caller's.
    pub(in crate::lower) fn local_root(&self, place: ExprId) -> Option<VarId> {
        match self.program.exprs[place].kind {
            ExprKind::Var(var) => {
                let is_lent = match self.program.vars[var].kind {
                    VarKind::Local => false,
                    VarKind::Param(ArgIo::In) => self.is_passed_by_address(self.program.vars[var].ty),
                    VarKind::Param(io) => io == ArgIo::Ref,
                    _ => true,
                };
                (!is_lent).then_some(var)
            }
            ExprKind::Field(base, _) => self.local_root(base),
            ExprKind::Index(base, _) => {
                let is_matrix = matches!(self.ty(self.program.exprs[base].ty), Ty::Matrix { .. });
                if is_matrix { None } else { self.local_root(base) }
            }
            _ => None,
        }
    }
}

impl Effects {
    /// Whether a call writes more than what it is given to write.
    fn callee_writes(&mut self, p: &Program, is_fixed: &dyn Fn(VarId) -> bool, callee: Callee) -> bool {
        let f = match callee {
            Callee::Builtin(op) | Callee::Method(op) => return builtin::writes(op),
            Callee::Func(f) => f,
        };
        if let Some(known) = self.funcs.get(f) {
            return known;
        }
        let found = match p.funcs[f].body {
            Some(body) => self.stmt_writes_outside(p, is_fixed, body),
            // An instruction that the source names by number, or a function of another library.
            None => true,
        };
        self.funcs.set(f, Some(found));
        found
    }

    fn stmt_writes_outside(&mut self, p: &Program, is_fixed: &dyn Fn(VarId) -> bool, stmt: StmtId) -> bool {
        let kind = p.stmts[stmt].kind;
        let mut found = match kind {
            StmtKind::Discard => true,
            StmtKind::Local(var) => p.vars[var].kind == VarKind::Static,
            _ => false,
        };
        for_each_stmt_part(p, kind, &mut |part| {
            found = found
                || match part {
                    StmtPart::Stmt(s) => self.stmt_writes_outside(p, is_fixed, s),
                    StmtPart::Expr(e) => self.writes_outside(p, is_fixed, e),
                };
        });
        found
    }

    /// Whether an expression writes more than locals and parameters.
    pub(super) fn writes_outside(
        &mut self,
        p: &Program,
        is_fixed: &dyn Fn(VarId) -> bool,
        e: ExprId,
    ) -> bool {
        let kind = p.exprs[e].kind;
        let mut found = match kind {
            ExprKind::Assign(place, _)
            | ExprKind::CompoundAssign { place, .. }
            | ExprKind::IncDec(_, place) => !is_within(p, place),
            ExprKind::Call { callee, args } => {
                let args = p.arg_lists.get(args);
                args.iter().any(|a| matches!(a.io, ArgIo::Out | ArgIo::InOut) && !is_within(p, a.expr))
                    || written_object(p, is_fixed, callee, args).is_some_and(|this| !is_within(p, this))
                    || self.callee_writes(p, is_fixed, callee)
            }
            _ => false,
        };
        for_each_part(p, kind, &mut |part| found = found || self.writes_outside(p, is_fixed, part));
        found
    }
}

/// The object of a method that writes to it.
fn written_object(
    p: &Program,
    is_fixed: &dyn Fn(VarId) -> bool,
    callee: Callee,
    args: &[Arg],
) -> Option<ExprId> {
    let Callee::Func(f) = callee else { return None };
    let (param, arg) = (p.funcs[f].params.first()?, args.first()?);
    (arg.io == ArgIo::Ref && !is_fixed(param.var)).then_some(arg.expr)
}

/// Whether a place is part of a local or a parameter: what the caller sees of that, the call itself says.
fn is_within(p: &Program, place: ExprId) -> bool {
    match p.exprs[place].kind {
        ExprKind::Var(var) => matches!(p.vars[var].kind, VarKind::Local | VarKind::Param(_)),
        kind => base_of(kind).is_some_and(|base| is_within(p, base)),
    }
}

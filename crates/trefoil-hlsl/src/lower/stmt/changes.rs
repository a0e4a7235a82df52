//! What a loop changes of what was there before it: its header needs phis for that.

use crate::lower::Lowerer;
use crate::lower::stmt::{Flag, LoopParts};
use crate::lower::values::{Place, nth_after};
use crate::typed::{
    ArgIo, Callee, Const, ExprId, ExprKind, StmtId, StmtKind, Ty, VarId, VarKind, for_each_part,
};
use trefoil_entity::{Entity, sort_by_key};
use trefoil_ir::Variable;

/// What is seen on a walk over a loop.
#[derive(Default)]
struct Changes {
    /// The variables of the builder that are written, with the variable of the source that they are parts of.
    written: Vec<(VarId, Variable, u32)>,
    /// The variables of the source that begin in the loop.
    declared: Vec<VarId>,
}

impl Lowerer<'_> {
    /// The variables that a loop changes and that were there before it.
    pub(in crate::lower) fn changed_in(&mut self, parts: &LoopParts) -> Vec<Variable> {
        let mut changes = Changes::default();
        self.stmt_changes(parts.body, &mut changes);
        for e in [parts.cond, parts.step].into_iter().flatten() {
            self.expr_changes(e, &mut changes);
        }
        sort_by_key(&mut changes.declared, |var| var.index() as u64);
        let mut out: Vec<Variable> = Vec::new();
        for (var, first, count) in changes.written {
            if changes.declared.binary_search(&var).is_err() {
                out.extend((0..count).map(|i| nth_after(first, i)));
            }
        }
        for i in 0..self.globals.changing_statics.len() {
            let var = self.globals.changing_statics[i];
            if let Some(&Place::Own { first }) = self.slots.get(var) {
                let count = self.variable_count(self.program.vars[var].ty);
                out.extend((0..count).map(|i| nth_after(first, i)));
            }
        }
        out.extend(self.globals.waiting.iter().filter_map(|(_, waits)| match waits {
            Flag::OfCall(waits) => Some(*waits),
            Flag::OfModule(_) => None,
        }));
        sort_by_key(&mut out, |variable| variable.index() as u64);
        out.dedup();
        out
    }

    fn stmt_changes(&mut self, stmt: StmtId, changes: &mut Changes) {
        let p = self.program;
        match p.stmts[stmt].kind {
            StmtKind::Empty | StmtKind::Break | StmtKind::Continue | StmtKind::Discard => {}
            StmtKind::Expr(e) => self.expr_changes(e, changes),
            StmtKind::Return(e) => e.into_iter().for_each(|e| self.expr_changes(e, changes)),
            StmtKind::Local(var) => {
                if p.vars[var].kind != VarKind::Static {
                    changes.declared.push(var);
                }
                p.vars[var].init.into_iter().for_each(|e| self.expr_changes(e, changes));
            }
            StmtKind::Block(list) => p.stmts_of(list).iter().for_each(|&s| self.stmt_changes(s, changes)),
            StmtKind::If { cond, then, otherwise, .. } => {
                self.expr_changes(cond, changes);
                self.stmt_changes(then, changes);
                otherwise.into_iter().for_each(|s| self.stmt_changes(s, changes));
            }
            StmtKind::Loop { init, cond, step, body, .. } => {
                p.stmts_of(init).iter().for_each(|&s| self.stmt_changes(s, changes));
                [cond, step].into_iter().flatten().for_each(|e| self.expr_changes(e, changes));
                self.stmt_changes(body, changes);
            }
            StmtKind::DoWhile { body, cond, .. } => {
                self.stmt_changes(body, changes);
                self.expr_changes(cond, changes);
            }
            StmtKind::Switch { value, cases, .. } => {
                self.expr_changes(value, changes);
                for case in p.case_lists.get(cases) {
                    p.stmts_of(case.body).iter().for_each(|&s| self.stmt_changes(s, changes));
                }
            }
        }
    }

    fn expr_changes(&mut self, e: ExprId, changes: &mut Changes) {
        let p = self.program;
        let kind = p.exprs[e].kind;
        match kind {
            ExprKind::Assign(place, _)
            | ExprKind::CompoundAssign { place, .. }
            | ExprKind::IncDec(_, place) => self.written(place, changes),
            ExprKind::Call { callee, args } => {
                let reads_this = match callee {
                    Callee::Func(f) => p.funcs[f]
                        .params
                        .first()
                        .is_some_and(|this| this.io == ArgIo::Ref && self.reached.is_fixed(this.var)),
                    Callee::Builtin(_) | Callee::Method(_) => false,
                };
                let from = usize::from(reads_this);
                for arg in p.written_args(callee, args, from) {
                    // An instruction by number takes a reference as a value that is read.
                    let place = match p.exprs[arg.expr].kind {
                        ExprKind::Load(place) => place,
                        _ => arg.expr,
                    };
                    self.written(place, changes);
                }
            }
            _ => {}
        }
        for_each_part(p, kind, &mut |part| self.expr_changes(part, changes));
    }

    /// Takes in what a write to a place changes.
    fn written(&mut self, place: ExprId, changes: &mut Changes) {
        if let Some(written) = self.own_part(place) {
            changes.written.push(written);
            return;
        }
        match self.program.exprs[place].kind {
            ExprKind::Var(_) | ExprKind::Load(_) => {}
            // The index is but read.
            ExprKind::Index(base, _) => self.written(base, changes),
            kind => for_each_part(self.program, kind, &mut |part| self.written(part, changes)),
        }
    }

    /// The variables that a place is part of, as closely as that is known.
    fn own_part(&mut self, place: ExprId) -> Option<(VarId, Variable, u32)> {
        let p = self.program;
        match p.exprs[place].kind {
            ExprKind::Var(var) => match self.slots.get(var)? {
                &Place::Own { first } => Some((var, first, self.variable_count(p.vars[var].ty))),
                _ => None,
            },
            ExprKind::Field(base, field) => {
                let (var, first, _) = self.own_part(base)?;
                let before = self.field_offset(p.exprs[base].ty, field);
                Some((var, nth_after(first, before), self.variable_count(p.exprs[place].ty)))
            }
            ExprKind::Index(base, index) => {
                let (var, first, count) = self.own_part(base)?;
                match (self.ty(p.exprs[base].ty), p.exprs[index].kind) {
                    (Ty::Array(elem, len), ExprKind::Const(Const::Int(i)))
                        if (0..i64::from(len)).contains(&i) =>
                    {
                        let each = self.variable_count(elem);
                        Some((var, nth_after(first, i as u32 * each), each))
                    }
                    _ => Some((var, first, count)),
                }
            }
            ExprKind::Swizzle { base, .. }
            | ExprKind::MatrixSwizzle { base, .. }
            | ExprKind::Bits { base, .. }
            | ExprKind::Prefix(base) => self.own_part(base),
            _ => None,
        }
    }
}

//! How far a program reaches, to return to it: what was found of a body that nothing reaches is forgotten.

use super::{FuncId, Program, VarId};
use trefoil_entity::Entity;

/// How much a program holds.
pub(crate) struct Extent {
    pub(crate) vars: usize,
    exprs: usize,
    stmts: usize,
    funcs: usize,
    numbers: usize,
    var_needs: usize,
    expr_lists: usize,
    stmt_lists: usize,
    arg_lists: usize,
    case_lists: usize,
    label_lists: usize,
}

impl Program {
    /// How much it holds now.
    pub(crate) fn extent(&self) -> Extent {
        Extent {
            vars: self.vars.len(),
            exprs: self.exprs.len(),
            stmts: self.stmts.len(),
            funcs: self.funcs.len(),
            numbers: self.numbers.len(),
            var_needs: self.var_needs.len(),
            expr_lists: self.expr_lists.len(),
            stmt_lists: self.stmt_lists.len(),
            arg_lists: self.arg_lists.len(),
            case_lists: self.case_lists.len(),
            label_lists: self.label_lists.len(),
        }
    }

    /// Forgets the variables, expressions and statements that it has come to hold, unless something else needs them: a global, or a
    /// function that was looked into on the way. Says whether it has.
    pub(crate) fn return_to(&mut self, before: &Extent) -> bool {
        let mut vars = (before.vars..self.vars.len()).map(VarId::new);
        let mut funcs = (before.funcs..self.funcs.len()).map(FuncId::new);
        let is_needed = vars.any(|var| self.vars[var].is_global())
            || funcs.any(|func| self.funcs[func].body.is_some() || !self.funcs[func].params.is_empty())
            || (self.numbers.len(), self.var_needs.len()) != (before.numbers, before.var_needs);
        if is_needed {
            return false;
        }
        self.vars.truncate(before.vars);
        self.exprs.truncate(before.exprs);
        self.stmts.truncate(before.stmts);
        self.expr_lists.truncate(before.expr_lists);
        self.stmt_lists.truncate(before.stmt_lists);
        self.arg_lists.truncate(before.arg_lists);
        self.case_lists.truncate(before.case_lists);
        self.label_lists.truncate(before.label_lists);
        true
    }
}

//! Statements, each on lines of its own.

use super::Printer;
use crate::syntax::tree::*;
use trefoil_entity::List;

impl Printer<'_> {
    /// A statement as a line or more.
    pub(super) fn stmt(&mut self, id: StmtId) {
        match self.unit.stmts[id] {
            Stmt::Error => {}
            Stmt::Decl(list) => self.declarations(list),
            Stmt::Block(list) => {
                self.line();
                self.block(list);
                self.push("\n");
            }
            Stmt::Case(_) | Stmt::Default => self.label(id),
            other => {
                self.line();
                self.controlled(other);
            }
        }
    }

    /// What is no block, whose line has begun.
    fn controlled(&mut self, stmt: Stmt) {
        match stmt {
            Stmt::If { .. } => self.conditional(stmt),
            Stmt::For { init, cond, step, body } => self.loop_with_head(init, cond, step, body),
            Stmt::While { cond, body } => {
                self.push("while (");
                self.scopes.open();
                self.expr(cond);
                self.push(")\n");
                self.stmt(body);
                self.scopes.close();
            }
            Stmt::DoWhile { body, cond } => {
                self.push("do ");
                if let Stmt::Block(list) = self.unit.stmts[body] {
                    self.block(list);
                    self.push(" ");
                } else {
                    self.push("\n");
                    self.nested(|p| p.stmt(body));
                    self.line();
                }
                self.push("while (");
                self.expr(cond);
                self.push(");\n");
            }
            Stmt::Switch { cond, body } => {
                self.push("switch (");
                self.scopes.open();
                self.expr(cond);
                self.push(")");
                self.body_of_switch(body);
                self.scopes.close();
            }
            Stmt::Attributed { attributes, stmt } => {
                for &attribute in self.unit.list(attributes) {
                    self.attribute(attribute);
                    self.push("\n");
                    self.line();
                }
                self.begun(stmt);
            }
            other => self.simple(other),
        }
    }

    /// A statement whose line has begun.
    fn begun(&mut self, id: StmtId) {
        match self.unit.stmts[id] {
            Stmt::Block(list) => {
                self.block(list);
                self.push("\n");
            }
            Stmt::Case(_) | Stmt::Default => self.words_of_label(id),
            other => self.controlled(other),
        }
    }

    fn simple(&mut self, stmt: Stmt) {
        match stmt {
            Stmt::Expr(expr) => self.expr(expr),
            Stmt::Break => self.push("break"),
            Stmt::Continue => self.push("continue"),
            Stmt::Discard => self.push("discard"),
            Stmt::Return(value) => {
                self.push("return");
                if let Some(value) = value {
                    self.push(" ");
                    self.expr(value);
                }
            }
            _ => {}
        }
        self.push(";\n");
    }

    /// `{ … }` without an end of the line.
    pub(super) fn block(&mut self, list: List<StmtId>) {
        self.push("{\n");
        self.scopes.open();
        self.nested(|p| p.unit.list(list).iter().for_each(|&stmt| p.stmt(stmt)));
        self.scopes.close();
        self.line();
        self.push("}");
    }

    /// `case 1:`, two spaces to the left of what it labels.
    fn label(&mut self, id: StmtId) {
        self.indent = self.indent.saturating_sub(2);
        self.line();
        self.indent += 2;
        self.words_of_label(id);
    }

    fn words_of_label(&mut self, id: StmtId) {
        match self.unit.stmts[id] {
            Stmt::Case(value) => {
                self.push("case ");
                self.expr(value);
            }
            _ => self.push("default"),
        }
        self.push(":\n");
    }

    fn body_of_switch(&mut self, body: StmtId) {
        match self.unit.stmts[body] {
            Stmt::Block(list) => {
                self.push(" ");
                self.block(list);
                self.push("\n");
            }
            _ => {
                self.push("\n");
                self.nested(|p| p.stmt(body));
            }
        }
    }

    /// A chain of `else if`, which may be long.
    fn conditional(&mut self, mut stmt: Stmt) {
        let mut opened = 0;
        while let Stmt::If { cond, then, otherwise } = stmt {
            self.push("if (");
            self.scopes.open();
            opened += 1;
            self.expr(cond);
            self.push(")");
            let is_block = matches!(self.unit.stmts[then], Stmt::Block(_));
            self.side(then, otherwise.is_some());
            let Some(otherwise) = otherwise else { break };
            if !is_block {
                self.line();
            }
            self.push("else");
            stmt = self.unit.stmts[otherwise];
            match stmt {
                Stmt::If { .. } => self.push(" "),
                _ => self.side(otherwise, false),
            }
        }
        (0..opened).for_each(|_| self.scopes.close());
    }

    /// One side of an `if`; an `else` may follow a block on its line.
    fn side(&mut self, id: StmtId, has_else: bool) {
        match self.unit.stmts[id] {
            Stmt::Block(list) => {
                self.push(" ");
                self.block(list);
                self.push(if has_else { " " } else { "\n" });
            }
            _ => {
                self.push("\n");
                self.scopes.open();
                self.nested(|p| p.stmt(id));
                self.scopes.close();
            }
        }
    }

    fn loop_with_head(
        &mut self,
        init: Option<StmtId>,
        cond: Option<ExprId>,
        step: Option<ExprId>,
        body: StmtId,
    ) {
        self.scopes.open();
        self.push("for (");
        match init.map(|init| self.unit.stmts[init]) {
            Some(Stmt::Decl(list)) => self.group(list),
            Some(Stmt::Expr(expr)) => self.expr(expr),
            _ => {}
        }
        self.push(";");
        if let Some(cond) = cond {
            self.push(" ");
            self.expr(cond);
        }
        self.push(";");
        if let Some(step) = step {
            self.push(" ");
            self.expr(step);
        }
        self.push(") ");
        match self.unit.stmts[body] {
            Stmt::Block(list) => {
                self.block(list);
                self.push("\n");
            }
            _ => {
                self.push("\n");
                self.nested(|p| p.stmt(body));
            }
        }
        self.scopes.close();
    }

    /// Declarations in a function: types on lines of their own, variables of one statement together.
    fn declarations(&mut self, list: List<DeclId>) {
        let is_variable = |&&id: &&DeclId| matches!(self.unit.decls[id], Decl::Var(_));
        let first = self.unit.list(list).iter().position(|id| is_variable(&id));
        let (others, variables) = self.unit.list(list).split_at(first.unwrap_or(self.unit.list(list).len()));
        for &id in others {
            self.decl(id);
        }
        if !variables.is_empty() {
            self.line();
            self.variables(variables);
            self.push(";\n");
        }
    }

    /// The variables of one statement.
    fn group(&mut self, list: List<DeclId>) {
        self.variables(self.unit.list(list));
    }
}

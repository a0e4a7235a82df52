//! Expressions, with the parentheses that the source has.

use super::{Printer, numbers};
use crate::syntax::tree::*;
use std::fmt::Write;
use trefoil_entity::List;

impl Printer<'_> {
    /// An expression.
    pub(super) fn expr(&mut self, id: ExprId) {
        let around = self.unit.parentheses.get(&id).copied().unwrap_or(0);
        (0..around).for_each(|_| self.push("("));
        self.bare(id);
        (0..around).for_each(|_| self.push(")"));
    }

    fn bare(&mut self, id: ExprId) {
        match self.unit.exprs[id] {
            Expr::Error | Expr::Effect => {}
            Expr::Int { value, suffix } => {
                self.push(&numbers::integer(value, suffix, self.options.typed_literals))
            }
            Expr::Float { value, suffix } => {
                self.push(&numbers::float(value, suffix, self.options.typed_literals))
            }
            Expr::Bool(value) => self.push(if value { "true" } else { "false" }),
            Expr::String(text) => self.string(self.name(text)),
            Expr::Name(name) => {
                self.push(if self.scopes.is_member(name) { "this." } else { "" });
                self.push(self.name(name));
            }
            Expr::Path(path) => self.path(path),
            Expr::This => self.push("this"),
            Expr::Unary { op, operand } => self.unary(op, operand),
            Expr::Binary { .. } => self.binary(id),
            Expr::Assign { op, target, value } => {
                self.expr(target);
                let _ = write!(self.out, " {}= ", op.map_or("", BinaryOp::text));
                self.expr(value);
            }
            Expr::Conditional { cond, yes, no } => {
                self.expr(cond);
                self.push(" ? ");
                self.expr(yes);
                self.push(" : ");
                self.expr(no);
            }
            Expr::Call { callee, args } => {
                self.expr(callee);
                self.arguments(args);
            }
            Expr::Construct { ty, args } => {
                self.whole_type(ty);
                self.arguments(args);
            }
            Expr::Cast { ty, operand } => {
                self.push("(");
                self.whole_type(ty);
                self.push(")");
                self.expr(operand);
            }
            other => self.postfix(other),
        }
    }

    fn postfix(&mut self, expr: Expr) {
        match expr {
            Expr::Member { base, name, is_template, args } => {
                self.expr(base);
                self.push(if is_template { ".template " } else { "." });
                self.push(self.name(name));
                self.template_args(args);
            }
            Expr::PathMember { base, path } => {
                self.expr(base);
                self.push(".");
                self.path(path);
            }
            Expr::Index { base, index } => {
                self.expr(base);
                self.push("[");
                self.expr(index);
                self.push("]");
            }
            Expr::InitList(items) => {
                self.push("{ ");
                self.commas(self.unit.list(items), |p, &item| p.expr(item));
                self.push(" }");
            }
            Expr::SizeofType(ty) => {
                self.push("sizeof(");
                self.whole_type(ty);
                self.push(")");
            }
            Expr::SizeofExpr(operand) => {
                self.push("sizeof ");
                self.expr(operand);
            }
            Expr::Condition(decl) => self.variable_alone(decl),
            Expr::Operator(operator) => self.push(operator.text()),
            _ => {}
        }
    }

    fn unary(&mut self, op: UnaryOp, operand: ExprId) {
        if op.is_postfix() {
            self.expr(operand);
            return self.push(op.text());
        }
        self.push(op.text());
        let has_sign = matches!(op, UnaryOp::Plus | UnaryOp::Minus);
        let is_unary = matches!(self.unit.exprs[operand], Expr::Unary { .. });
        let is_bare = !self.unit.parentheses.contains_key(&operand);
        // Two signs would be another operator.
        self.push(if has_sign && is_unary && is_bare { " " } else { "" });
        self.expr(operand);
    }

    /// A chain of operators, which may be long: its first operands are on the left.
    fn binary(&mut self, id: ExprId) {
        let (mut rest, mut first) = (Vec::new(), id);
        while let Expr::Binary { op, lhs, rhs } = self.unit.exprs[first] {
            rest.push((op, rhs));
            first = lhs;
            if self.unit.parentheses.contains_key(&lhs) {
                break;
            }
        }
        self.expr(first);
        while let Some((op, operand)) = rest.pop() {
            let _ = write!(self.out, " {} ", op.text());
            self.expr(operand);
        }
    }

    fn arguments(&mut self, args: List<ExprId>) {
        self.push("(");
        self.commas(self.unit.list(args), |p, &arg| p.expr(arg));
        self.push(")");
    }

    /// `"text"`
    pub(super) fn string(&mut self, text: &str) {
        self.push("\"");
        for c in text.chars() {
            match c {
                '"' => self.push("\\\""),
                '\\' => self.push("\\\\"),
                '\n' => self.push("\\n"),
                '\t' => self.push("\\t"),
                c if c.is_control() => {
                    let _ = write!(self.out, "\\{:03o}", c as u32);
                }
                c => self.out.push(c),
            }
        }
        self.push("\"");
    }
}

//! Switches: their value, their labels, what is between them.

use crate::check::constants::constant::Wanted;
use crate::check::constants::literal;
use crate::check::context::Frame;
use crate::check::model::Model;
use crate::check::stage::attribute::Attributed;
use crate::check::types::facts::Shape;
use crate::check::types::words::Goal;
use crate::check::{Checker, Context, kinds};
use crate::diag::Diagnostic;
use crate::source::Span;
use crate::syntax::tree::{self, Decl, Expr, Stmt};
use crate::typed::{self, Case, Constancy, ExprId, Hint, Scalar, StmtId, StmtKind, VarId};
use trefoil_entity::HashMap;

/// What the body of a switch is made of: a block with labels in it is taken apart.
#[derive(Clone, Copy)]
pub(in crate::check) enum Piece {
    Stmt(tree::StmtId),
    /// A block begins.
    Open,
    /// A block ends.
    Close,
}

/// The labels of a switch that have been looked at.
struct Labels {
    /// The type that the switch is written on.
    of: typed::Ty,
    /// What it is computed in.
    scalar: Scalar,
    /// The values, and where each stands.
    seen: HashMap<i64, tree::ExprId>,
    /// The last `default`.
    default: Option<Span>,
    /// A variable whose initialiser a jump to the next label would pass by.
    bypassed: Option<VarId>,
    /// The blocks around the next label: where the names of each begin, and what was bypassed before it.
    blocks: Vec<(usize, Option<VarId>)>,
    /// What is wrong with labels.
    errors: Vec<Diagnostic>,
}

impl Labels {
    fn new(of: typed::Ty, scalar: Scalar) -> Self {
        let (seen, default, bypassed) = (HashMap::default(), None, None);
        Self { of, scalar, seen, default, bypassed, blocks: Vec::new(), errors: Vec::new() }
    }

    /// A label's value as the switch compares it.
    fn wrap(&self, value: i64) -> i64 {
        // A label of a truth is one.
        match self.of {
            typed::Ty::Scalar(Scalar::Bool) => (value != 0).into(),
            _ => literal::wrap(value, self.scalar),
        }
    }
}

impl Checker<'_> {
    pub(in crate::check) fn switch(
        &mut self,
        cond: tree::ExprId,
        body: tree::StmtId,
        hint: Hint,
        span: Span,
    ) -> StmtId {
        let mark = self.cx.model.scopes.locals.mark();
        let mut before = Vec::new();
        let (value, of) = self.switch_value(cond, mark, &mut before, Span::at(span.lo));
        if let typed::Ty::Enum(..) = of {
            self.cx.notes.enum_switches.insert(value);
        }
        let ty = self.cx.model.ty(value);
        let mut flat = Vec::new();
        match self.cx.unit.stmts[body] {
            Stmt::Block(list) => self.cx.switch_pieces(self.cx.unit.list(list), &mut flat),
            _ => flat.push(Piece::Stmt(body)),
        }
        let errors = self.cx.diags.error_count();
        let scalar = self.cx.model.num(ty).map_or(Scalar::I32, |n| n.scalar);
        let mut labels = Labels::new(of, scalar);
        let cases = self.within(Frame::enter_switch, |c| c.cases(&flat, &mut labels, &mut before));
        // The last label is looked at first.
        for d in labels.errors.into_iter().rev() {
            self.cx.push(d);
        }
        let is_whole = self.cx.diags.error_count() == errors;
        self.cx.warn_switch(cond, (value, of), is_whole.then_some(&*cases), span);
        self.cx.model.scopes.end_block(mark);
        let cases = self.cx.model.program.case_lists.push(&cases);
        self.cx.model.after(before, StmtKind::Switch { value, cases, hint }, span)
    }

    pub(in crate::check) fn switch_value(
        &mut self,
        cond: tree::ExprId,
        mark: usize,
        before: &mut Vec<StmtId>,
        start: Span,
    ) -> (ExprId, typed::Ty) {
        let value = self.switched(cond, mark, before);
        let of = self.cx.model.ty_of(value);
        let is_float = self.cx.model.num(self.cx.model.ty(value)).is_some_and(|n| n.scalar.is_float());
        if is_float && !self.cx.names_value(cond) {
            let cut = self.cx.model.scalar_ty(Scalar::I32);
            self.cx.warn_literal(value, cut, Goal::Named);
        }
        let value = self.cx.model.settled(value);
        let span = self.cx.place_of(cond);
        if self.cx.model.is_error(value) {
            return (value, of);
        }
        let value = match self.cx.model.num(self.cx.model.ty(value)) {
            Some(n) if n.shape == Shape::Scalar => {
                let scalar = match n.scalar {
                    // DXC cuts floats.
                    s if s.is_float() => Scalar::I32,
                    Scalar::Bool | Scalar::I16 | Scalar::Min16Int | Scalar::Min12Int => Scalar::I32,
                    Scalar::U16 | Scalar::Min16Uint => Scalar::U32,
                    s => s,
                };
                let ty = self.cx.model.scalar_ty(scalar);
                self.cx.model.cast(value, ty)
            }
            _ => {
                let text = self.cx.value_text(value);
                self.cx.push(Diagnostic::new(&kinds::SWITCH_INTEGER, start).arg(text));
                self.cx.model.error_expr(span)
            }
        };
        (value, of)
    }

    /// The value that a switch is on, or the variable that is declared there.
    pub(in crate::check) fn switched(
        &mut self,
        cond: tree::ExprId,
        mark: usize,
        before: &mut Vec<StmtId>,
    ) -> ExprId {
        let Expr::Condition(decl) = self.cx.unit.exprs[cond] else { return self.value(cond) };
        let span = self.cx.place_of(cond);
        let Decl::Var(v) = self.cx.unit.decls[decl] else { return self.cx.model.error_expr(span) };
        let var = self.cx.unit.vars[v];
        let Some(id) = self.local_variable(decl, &var, mark) else { return self.cx.model.error_expr(span) };
        let s = self.cx.model.add_stmt(StmtKind::Local(id), span);
        before.push(s);
        let ty = self.cx.model.program.vars[id].ty;
        let place = self.cx.model.add(typed::ExprKind::Var(id), ty, span);
        self.cx.model.rvalue(place)
    }

    /// The value of a label, for a `switch` on a value of a type.
    pub(in crate::check) fn case_value(
        &mut self,
        e: tree::ExprId,
        of: typed::Ty,
        errors: &mut Vec<Diagnostic>,
    ) -> Option<i64> {
        let typed = self.value(e);
        if !self.cx.model.is_error(typed) && !self.cx.model.is_label_of(self.cx.model.ty_of(typed), of) {
            let of = self.cx.model.program.types.intern(of);
            let (text, to) = (self.cx.value_text(typed), self.cx.model.type_text(of));
            let d = Diagnostic::new(&kinds::LABEL_TYPE, self.cx.place_of(e)).arg(text).arg(to);
            errors.push(d);
            return None;
        }
        let (wanted, ty) = self.wanted(e, Constancy::Constant);
        match wanted {
            Wanted::Integer(value) | Wanted::Scoped(value) => return Some(value),
            Wanted::Refused => {}
            Wanted::Float(_) | Wanted::UnknownFloat | Wanted::OtherType => {
                let text = self.cx.model.type_text(ty);
                self.cx.push(Diagnostic::new(&kinds::CASE_CONVERSION, self.cx.place_of(e)).arg(text));
            }
            Wanted::Unknown => self.cx.report(&kinds::CASE_CONSTANT, self.cx.place_of(e)),
        }
        None
    }

    /// The cases of a switch, from its labels and what stands between them.
    fn cases(&mut self, flat: &[Piece], labels: &mut Labels, before: &mut Vec<StmtId>) -> Vec<Case> {
        let mark = self.cx.model.scopes.locals.mark();
        let mut cases = Vec::new();
        let mut rest = flat;
        while !rest.is_empty() {
            let (values, is_default, after) = self.labels(rest, labels);
            let end = after.iter().position(|&piece| self.cx.is_label(piece)).unwrap_or(after.len());
            let (pieces, after) = after.split_at(end);
            rest = after;
            let body = self.between_labels(pieces, labels, mark);
            if values.is_empty() && !is_default {
                // Nothing runs before the first label. Names declared there are seen behind it, but those with an
                // initialiser only where no label follows: the initialiser does not run either.
                before.extend(body.iter().filter(|&&s| self.cx.model.only_declares(s)));
                continue;
            }
            let labels = self.cx.model.program.label_lists.push(&values);
            let body = self.cx.model.program.stmt_lists.push(&body);
            cases.push(Case { labels, is_default, body });
        }
        cases
    }

    /// The values of the labels that stand first, whether `default` is among them, and what follows.
    fn labels<'p>(&mut self, mut pieces: &'p [Piece], labels: &mut Labels) -> (Vec<i64>, bool, &'p [Piece]) {
        let (mut values, mut is_default) = (Vec::new(), false);
        while let &[first @ Piece::Stmt(s), ref after @ ..] = pieces
            && self.cx.is_label(first)
        {
            pieces = after;
            let span = self.cx.unit.stmt_spans[s];
            self.warn_attributes_of_label(s);
            if let Some(var) = labels.bypassed.take() {
                let at = self.cx.model.program.vars[var].span;
                self.cx.push(Diagnostic::new(&kinds::JUMP_PAST, span).note(&kinds::JUMP_BYPASSES, at));
            }
            let Stmt::Case(e) = self.cx.without_attributes(s) else {
                is_default = true;
                // The last one counts: it is those before that are too many.
                if let Some(before) = labels.default.replace(span) {
                    labels.errors.push(Diagnostic::new(&kinds::TWO_DEFAULTS, before));
                }
                continue;
            };
            let Some(value) = self.case_value(e, labels.of, &mut labels.errors) else { continue };
            let value = labels.wrap(value);
            if let Some(&before) = labels.seen.get(&value) {
                self.cx.duplicate_case(before, e, value);
            }
            labels.seen.insert(value, e);
            values.push(value);
        }
        (values, is_default, pieces)
    }

    /// The statements that stand before the next label; names of a switch itself go from `mark` on.
    fn between_labels(&mut self, pieces: &[Piece], labels: &mut Labels, mark: usize) -> Vec<StmtId> {
        let mut body = Vec::new();
        for &piece in pieces {
            match piece {
                Piece::Stmt(s) => {
                    let (mark, before) = (labels.blocks.last().map_or(mark, |&(mark, _)| mark), body.len());
                    self.stmts_into(&[s], mark, &mut body);
                    labels.bypassed = self.cx.model.initialized_in(&body[before..]).or(labels.bypassed);
                }
                Piece::Open => {
                    labels.blocks.push((self.cx.model.scopes.locals.mark(), labels.bypassed));
                }
                Piece::Close => {
                    if let Some((mark, outer)) = labels.blocks.pop() {
                        self.cx.model.scopes.end_block(mark);
                        labels.bypassed = labels.bypassed.and(outer);
                    }
                }
            }
        }
        body
    }

    /// Attributes ask nothing of a label.
    fn warn_attributes_of_label(&mut self, s: tree::StmtId) {
        if let Stmt::Attributed { attributes, .. } = self.cx.unit.stmts[s] {
            self.hint(attributes, Attributed::Other, Span::at(self.cx.unit.stmt_spans[s].lo));
        }
    }
}

impl Context<'_> {
    /// Takes the statements of a switch apart, blocks that have labels of it too.
    pub(in crate::check) fn switch_pieces(&self, list: &[tree::StmtId], out: &mut Vec<Piece>) {
        for &s in list {
            match self.unit.stmts[s] {
                Stmt::Block(inner) if self.has_labels(self.unit.list(inner)) => {
                    out.push(Piece::Open);
                    self.switch_pieces(self.unit.list(inner), out);
                    out.push(Piece::Close);
                }
                _ => out.push(Piece::Stmt(s)),
            }
        }
    }

    /// Whether labels stand among statements or in blocks of them.
    fn has_labels(&self, list: &[tree::StmtId]) -> bool {
        list.iter().any(|&s| match self.without_attributes(s) {
            Stmt::Case(_) | Stmt::Default => true,
            Stmt::Block(inner) => self.has_labels(self.unit.list(inner)),
            _ => false,
        })
    }

    /// Whether a piece of a switch is a label.
    pub(in crate::check) fn is_label(&self, piece: Piece) -> bool {
        matches!(piece, Piece::Stmt(s) if matches!(self.without_attributes(s), Stmt::Case(_) | Stmt::Default))
    }

    /// A statement as it is without the attributes before it.
    pub(in crate::check) fn without_attributes(&self, s: tree::StmtId) -> Stmt {
        match self.unit.stmts[s] {
            Stmt::Attributed { stmt, .. } => self.unit.stmts[stmt],
            stmt => stmt,
        }
    }

    /// Says that a label stands twice, by the names that stand for its value.
    pub(in crate::check) fn duplicate_case(&mut self, before: tree::ExprId, now: tree::ExprId, value: i64) {
        let named = |c: &Self, e: tree::ExprId| match c.unit.exprs[e] {
            Expr::Name(name) => Some(c.model.name_text(name)),
            Expr::Path(path) => {
                let segments = c.unit.list(c.unit.paths[path].segments);
                segments.last().map(|last| c.model.name_text(last.name))
            }
            _ => None,
        };
        let at = self.place_of(now);
        let (then, here) = (named(self, before), named(self, now));
        let text = value.to_string();
        let d = if then == here {
            Diagnostic::new(&kinds::DUPLICATE_CASE, at).arg(then.unwrap_or(text))
        } else {
            let d = Diagnostic::new(&kinds::DUPLICATE_CASES, at).arg(then.unwrap_or_else(|| text.clone()));
            d.arg(here.unwrap_or_else(|| text.clone())).arg(text)
        };
        self.push(d);
    }
}

impl Model {
    /// Whether a statement declares a variable and computes nothing where it stands.
    fn only_declares(&self, s: StmtId) -> bool {
        matches!(self.program.stmts[s].kind, StmtKind::Local(_)) && self.initialized_in(&[s]).is_none()
    }

    /// Whether a label of a type may stand in a `switch` on another: enumerations take their own enumerators only, and
    /// those of scoped ones stand nowhere else.
    pub(in crate::check) fn is_label_of(&self, label: typed::Ty, of: typed::Ty) -> bool {
        match (label, of) {
            (_, typed::Ty::Enum(..)) => label == of,
            (typed::Ty::Enum(n, _), _) => !self.enums[n as usize].scoped,
            _ => true,
        }
    }

    /// The last variable with an initialiser among statements that are not in a block of their own.
    pub(in crate::check) fn initialized_in(&self, body: &[StmtId]) -> Option<typed::VarId> {
        body.iter().rev().find_map(|&s| match self.program.stmts[s].kind {
            StmtKind::Local(var) => {
                let v = &self.program.vars[var];
                (v.init.is_some() && v.kind == typed::VarKind::Local).then_some(var)
            }
            _ => None,
        })
    }
}

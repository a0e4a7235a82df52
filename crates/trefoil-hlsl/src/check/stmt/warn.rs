//! Warnings of what is computed for nothing, and of values that nobody asks for.

use crate::builtins::BuiltinOp;
use crate::check::model::{FnId, Found, Model, Symbol};
use crate::check::stmt::unset::{self, OwnInitialiser, Unset, Use};
use crate::check::{Checker, Context, kinds};
use crate::diag::{Diagnostic, Kind};
use crate::source::{Name, Span};
use crate::syntax::tree::{self, BinaryOp, Expr, UnaryOp};
use crate::typed::{self, ArgIo, Callee, ExprId, ExprKind, FuncId, Scalar, StructId, Ty, VarId, VarKind};
use smallvec::SmallVec;
use std::ops::Range;
use trefoil_entity::{Entity, sort_by_key};
use trefoil_ir::HlslVersion;

/// Built-in functions with a result that are called for what they do besides.
fn does_more(op: BuiltinOp) -> bool {
    use BuiltinOp::*;
    let name = op.name();
    name.starts_with("Wave") && !matches!(op, WaveGetLaneIndex | WaveGetLaneCount)
        || name.starts_with("Quad")
        || matches!(op, Frexp | Modf | ReportHit)
}

/// Methods that only read: of textures, of buffers, of what a query has found.
fn only_reads(op: BuiltinOp) -> bool {
    const STARTS: &[&str] = &[
        "Sample",
        "Gather",
        "Load",
        "CalculateLevel",
        "GetSamplePosition",
        "Candidate",
        "Committed",
        "RayFlags",
        "RayTMin",
        "WorldRay",
    ];
    let name = op.name();
    STARTS.iter().any(|start| name.starts_with(start))
}

impl Checker<'_> {
    /// Warns of an expression statement whose result nobody uses.
    pub(in crate::check) fn warn_unused(&mut self, e: tree::ExprId, typed: ExprId) {
        if self.cx.frame.generic || self.cx.model.is_error(typed) {
            return;
        }
        let at = |c: &Self, kind| c.cx.at_expr(kind, e);
        let d = match self.cx.unit.exprs[e] {
            // What an operator of the source's own does is its affair.
            Expr::Binary { .. } | Expr::Unary { .. } | Expr::Index { .. }
                if matches!(
                    self.cx.model.program.exprs[typed].kind,
                    ExprKind::Call { callee: Callee::Func(_), .. }
                ) =>
            {
                return;
            }
            Expr::Binary { op, lhs, rhs } => match op {
                BinaryOp::Comma => return self.cx.warn_unused_part(rhs),
                BinaryOp::And | BinaryOp::Or if self.cx.has_effect(rhs) => return,
                // Parentheses around a comparison say that it is meant.
                _ if self.cx.place_of(e).lo < self.cx.place_of(lhs).lo => at(self, &kinds::UNUSED_VALUE),
                BinaryOp::Eq => at(self, &kinds::UNUSED_COMPARISON).arg("equality"),
                BinaryOp::Ne => at(self, &kinds::UNUSED_COMPARISON).arg("inequality"),
                BinaryOp::Lt | BinaryOp::Gt | BinaryOp::Le | BinaryOp::Ge => {
                    at(self, &kinds::UNUSED_COMPARISON).arg("relational")
                }
                _ => at(self, &kinds::UNUSED_VALUE),
            },
            Expr::Unary {
                op: UnaryOp::PreInc | UnaryOp::PreDec | UnaryOp::PostInc | UnaryOp::PostDec,
                ..
            } => return,
            Expr::Conditional { yes, no, .. } => {
                if self.cx.has_effect(yes) || self.cx.has_effect(no) {
                    return;
                }
                let d = at(self, &kinds::UNUSED_VALUE);
                d.caret(self.cx.place_of(yes).lo)
            }
            Expr::Cast { ty, .. } if self.type_ref(ty) == self.cx.model.common.void => return,
            // The elements of an array, and of a heap, are had by no function.
            Expr::Index { .. } if matches!(self.cx.model.program.exprs[typed].kind, ExprKind::Heap(_)) => {
                at(self, &kinds::UNUSED_VALUE)
            }
            Expr::Index { .. } => {
                let ExprKind::Index(base, _) = self.cx.model.program.exprs[typed].kind else { return };
                if !matches!(self.cx.model.program.types.get(self.cx.model.ty(base)), Ty::Array(..)) {
                    return;
                }
                at(self, &kinds::UNUSED_VALUE).caret(self.cx.place_of(e).hi.before())
            }
            Expr::Member { .. } if matches!(self.cx.model.program.exprs[typed].kind, ExprKind::Field(..)) => {
                at(self, &kinds::UNUSED_VALUE)
            }
            Expr::Member { base, .. } => {
                let d = at(self, &kinds::UNUSED_VALUE);
                d.caret(self.cx.place_of(base).lo)
            }
            Expr::Unary { .. }
            | Expr::Int { .. }
            | Expr::Float { .. }
            | Expr::Bool(_)
            | Expr::String(_)
            | Expr::Name(_)
            | Expr::Path(_)
            | Expr::This
            | Expr::Construct { .. }
            | Expr::Cast { .. } => at(self, &kinds::UNUSED_VALUE),
            Expr::Call { .. } => return self.cx.warn_unused_call(e, typed),
            _ => return,
        };
        self.cx.push(d);
    }
}

impl Context<'_> {
    /// The function whose name an expression is, which is a value that nothing but a call can use.
    pub(in crate::check) fn named_function(&self, e: tree::ExprId) -> Option<FnId> {
        let Expr::Name(name) = self.unit.exprs[e] else { return None };
        let Some(Found { symbol: Symbol::Functions(set), owner: None }) = self.lookup(name) else {
            return None;
        };
        match *self.model.set(set) {
            [only] if self.model.functions[only].template.is_none() => Some(only),
            _ => None,
        }
    }

    /// As [`Self::warn_unused`], of what is only part of what was checked.
    fn warn_unused_part(&mut self, e: tree::ExprId) {
        if !self.has_effect(e) {
            let d = self.at_expr(&kinds::UNUSED_VALUE, e);
            self.push(d);
        }
    }

    fn warn_unused_call(&mut self, e: tree::ExprId, typed: ExprId) {
        let (callee, args) = match self.model.program.exprs[typed].kind {
            ExprKind::Call { callee, args } => (callee, args),
            // `select`, `and`, `or`.
            ExprKind::Select(..) | ExprKind::Binary(..) => {
                let d = self.at_expr(&kinds::UNUSED_CONST_CALL, e);
                return self.push(d);
            }
            _ => return,
        };
        let gives_back = self.model.program.arg_lists.get(args).iter().any(|a| a.io != ArgIo::In);
        if gives_back || self.model.ty(typed) == self.model.common.void {
            return;
        }
        let kind = match callee {
            Callee::Builtin(BuiltinOp::WaveGetLaneIndex | BuiltinOp::IsHelperLane) => {
                &kinds::UNUSED_PURE_CALL
            }
            Callee::Builtin(op) if !does_more(op) => &kinds::UNUSED_CONST_CALL,
            Callee::Method(op) if only_reads(op) => &kinds::UNUSED_PURE_CALL,
            _ => return,
        };
        let d = self.at_expr(kind, e);
        self.push(d);
    }

    /// Whether an expression may do more than give a value.
    fn has_effect(&self, e: tree::ExprId) -> bool {
        match self.unit.exprs[e] {
            Expr::Assign { .. } | Expr::Call { .. } => true,
            Expr::Unary { op, operand } => {
                matches!(op, UnaryOp::PreInc | UnaryOp::PreDec | UnaryOp::PostInc | UnaryOp::PostDec)
                    || self.has_effect(operand)
            }
            Expr::Binary { op: BinaryOp::Comma, rhs, .. } => self.has_effect(rhs),
            _ => false,
        }
    }

    /// Warns of a switch on an enumeration that lacks a `default` and some of the enumerators, and of one on a condition. The cases
    /// are none where something is wrong with them.
    pub(in crate::check) fn warn_switch(
        &mut self,
        cond: tree::ExprId,
        (value, of): (ExprId, Ty),
        cases: Option<&[typed::Case]>,
        word: Span,
    ) {
        if self.frame.generic {
            return;
        }
        let span = self.place_of(cond);
        if of == Ty::Scalar(Scalar::Bool) {
            self.report(&kinds::SWITCH_BOOL, Span::at(word.lo));
        }
        let Some(cases) = cases.filter(|cases| !cases.iter().any(|c| c.is_default)) else { return };
        let labels = cases.iter().flat_map(|c| self.model.program.label_lists.get(c.labels));
        let known: Vec<i64> = labels.copied().collect();
        // The value of a float that is no literal is not known when a switch cuts it.
        let is_known = !matches!(of, Ty::Scalar(scalar) if scalar.is_float()) || !self.names_value(cond);
        match (self.model.switched_constant(value).filter(|_| is_known), of) {
            (Some(constant), _) if known.contains(&constant) => {}
            (Some(constant), _) => self.push(Diagnostic::new(&kinds::NO_CASE, span).arg(constant)),
            (None, Ty::Enum(number, _)) => self.warn_missing_enumerators(number, &known, span),
            _ => {}
        }
    }

    /// Whether an expression is the name of a variable.
    pub(in crate::check) fn names_value(&self, e: tree::ExprId) -> bool {
        matches!(self.unit.exprs[e], Expr::Name(_) | Expr::Path(_))
    }

    /// Warns of enumerators that a switch without a default has no case for.
    fn warn_missing_enumerators(&mut self, number: u32, known: &[i64], span: Span) {
        let values = self.model.scopes[self.model.enums[number as usize].scope].in_source_order();
        let is_missing = |symbol: Symbol| match symbol {
            Symbol::Value(_, typed::Const::Int(v)) => !known.contains(&v),
            _ => false,
        };
        let texts: Vec<String> = values
            .into_iter()
            .filter(|&(_, symbol, _)| is_missing(symbol))
            .map(|(name, ..)| format!("'{}'", self.model.name_text(name)))
            .collect();
        let words = match texts.as_slice() {
            [] => return,
            [one] => format!("enumeration value {one} not"),
            [a, b] => format!("enumeration values {a} and {b} not"),
            [a, b, c] => format!("enumeration values {a}, {b}, and {c} not"),
            [a, b, c, ..] => {
                format!("{} enumeration values not handled in switch: {a}, {b}, {c}...", texts.len())
            }
        };
        let words = if texts.len() > 3 { words } else { format!("{words} handled in switch") };
        self.push(Diagnostic::new(&kinds::SWITCH_LACKS, span).arg(words));
    }

    /// Warns of a literal that a bit-field has no room for.
    pub(in crate::check) fn warn_bits(&mut self, place: ExprId, value: ExprId, e: tree::ExprId) {
        let ExprKind::Bits { width: width @ ..63, .. } = self.model.program.exprs[place].kind else { return };
        let ExprKind::Const(typed::Const::Int(v)) = self.model.program.exprs[value].kind else { return };
        let signed = self.model.num(self.model.ty(place)).is_some_and(|n| n.scalar.is_signed());
        let fits = match signed {
            true => (-(1 << (width - 1))..1 << (width - 1)).contains(&v),
            false => (0..1 << width).contains(&v),
        };
        if !fits {
            let cut = v & ((1 << width) - 1);
            let cut = if signed && cut >> (width - 1) != 0 { cut - (1 << width) } else { cut };
            let from =
                if self.model.ty(value) == self.model.common.uint { "unsigned int" } else { "literal int" };
            let d = self.at_expr(&kinds::BITS_CHANGE, e).arg(from).arg(v).arg(cut);
            self.push(d);
        }
    }

    /// Warns of `static` functions that nothing calls, and of `static` variables that nothing names.
    pub(in crate::check) fn warn_unused(&mut self) {
        let all = &self.model.functions.all;
        let mut unused = self.uncalled();
        unused.retain(|&f| all[f].defined);
        let mut found: Vec<(Span, &'static Kind, Name)> =
            unused.into_iter().map(|f| (all[f].span, &kinds::UNUSED_FUNCTION, all[f].name)).collect();
        if self.diags.may_warn(&kinds::UNUSED_GLOBAL) || self.diags.may_warn(&kinds::UNUSED_CONSTANT) {
            self.unnamed_globals(&mut found);
            sort_by_key(&mut found, |&(span, ..)| u64::from(span.lo.0));
        }
        for (span, kind, name) in found {
            self.push(Diagnostic::new(kind, span).arg(self.model.name_text(name)));
        }
    }

    /// The `static` variables of the file, its namespaces and structures that nothing names.
    fn unnamed_globals(&self, found: &mut Vec<(Span, &'static Kind, Name)>) {
        let is_instance = |s: StructId| self.model.record(s).origin.is_some();
        let scopes = self.model.scopes.all.iter().filter(|(_, scope)| !scope.record.is_some_and(is_instance));
        for (&name, &(symbol, span)) in scopes.flat_map(|(_, scope)| scope.names.iter()) {
            let Symbol::Var(var) = symbol else { continue };
            if self.model.program.vars[var].kind != VarKind::Static || self.model.named.get(var) {
                continue;
            }
            let is_constant = self.model.program.vars[var].is_const;
            found.push((
                span,
                if is_constant { &kinds::UNUSED_CONSTANT } else { &kinds::UNUSED_GLOBAL },
                name,
            ));
        }
    }

    /// The `static` functions that nothing has called so far, with a body or without.
    pub(in crate::check) fn uncalled(&self) -> Vec<FnId> {
        let functions = &self.model.functions;
        let all = &functions.all;
        let called = functions.calls.called();
        let is_uncalled = |&id: &FnId| {
            let f = &all[id];
            f.owner.is_none()
                && f.template.is_none()
                && self.unit.functions[f.decl].modifiers.has(tree::Modifiers::STATIC)
                && f.func.is_some_and(|func| !called(func))
        };
        let mut shared: Vec<FnId> = functions.uncalled.iter().copied().chain(all.changed_ids()).collect();
        if all.has_changed() {
            sort_by_key(&mut shared, |id| id.index() as u64);
            shared.dedup();
        }
        shared.into_iter().chain(all.own_ids()).filter(is_uncalled).collect()
    }

    /// The variables of the innermost block whose names a loop declares again, each with the loop's declaration: before 2021
    /// they are in one scope.
    pub(in crate::check) fn declared_again(
        &self,
        init: tree::StmtId,
    ) -> SmallVec<[(tree::DeclId, VarId); 1]> {
        let mut again = SmallVec::new();
        let tree::Stmt::Decl(decls) = self.unit.stmts[init] else { return again };
        if self.options.version >= HlslVersion::V2021 {
            return again;
        }
        for &decl in self.unit.list(decls) {
            let tree::Decl::Var(v) = self.unit.decls[decl] else { continue };
            let Some(name) = self.unit.vars[v].name else { continue };
            if let Some((Symbol::Var(before), _)) =
                self.model.scopes.locals.entry_since(name, self.frame.block)
            {
                again.push((decl, before));
            }
        }
        again
    }

    /// Warns of a loop's variables, which have been declared, that have the names of others in their block.
    pub(in crate::check) fn warn_for_again(&mut self, again: &[(tree::DeclId, VarId)]) {
        for &(decl, before) in again {
            let tree::Decl::Var(v) = self.unit.decls[decl] else { continue };
            let Some(name) = self.unit.vars[v].name else { continue };
            let Some((Symbol::Var(var), at)) = self.model.scopes.locals.entry_since(name, self.frame.block)
            else {
                continue;
            };
            let [new, old] = [var, before].map(|var| self.model.program.vars[var].ty);
            let d = match new == old {
                true => Diagnostic::new(&kinds::FOR_REDEFINITION, at).arg(name),
                false => {
                    let (now, then) = self.variables_text(var, before);
                    Diagnostic::new(&kinds::FOR_REDEFINITION_TYPE, at).arg(name).arg(now).arg(then)
                }
            };
            let before = self.model.program.vars[before].span;
            self.push(d.note(&kinds::PREVIOUS_DEFINITION, before));
        }
    }

    /// Whether a variable is a member of a structure.
    fn is_member(&self, var: VarId) -> bool {
        let is_this = |&(symbol, _): &(Symbol, Span)| matches!(symbol, Symbol::Var(it) if it == var);
        let mut records = self.model.scopes.all.iter().filter(|(_, scope)| scope.record.is_some());
        records.any(|(_, scope)| scope.names.iter().any(|(_, named)| is_this(named)))
    }

    /// Warns of the locals and parameters among these variables that nothing names.
    pub(in crate::check) fn warn_unnamed(&mut self, vars: Range<usize>) {
        use trefoil_entity::Entity;
        if self.frame.generic || !self.notes.warns_of_unnamed {
            return;
        }
        for i in vars {
            if self.model.named.get(VarId::new(i)) {
                continue;
            }
            let var = &self.model.program.vars[VarId::new(i)];
            let kind = match var.kind {
                // Those of an instance's structure are the template's.
                VarKind::Static if self.is_member(VarId::new(i)) => continue,
                VarKind::Local | VarKind::Static => &kinds::UNUSED_VARIABLE,
                VarKind::Param(_) => &kinds::UNUSED_PARAMETER,
                _ => continue,
            };
            let has_name = !matches!(self.model.program.names.get(var.name), "_" | "this");
            if has_name {
                let d = Diagnostic::new(kind, var.span).arg(var.name);
                self.push(d);
            }
        }
    }

    /// Warns of an output parameter that some path through the function leaves unset.
    pub(in crate::check) fn warn_unset(&mut self, func: FuncId, end: Span) {
        let out: Vec<VarId> = self.model.program.funcs[func]
            .params
            .iter()
            .filter(|p| p.io == ArgIo::Out)
            .map(|p| p.var)
            .filter(|&v| {
                matches!(
                    self.model.program.types.get(self.model.program.vars[v].ty),
                    Ty::Scalar(_) | Ty::Enum(..)
                )
            })
            .collect();
        if self.frame.generic || out.is_empty() {
            return;
        }
        for var in out {
            let found = unset::find(&self.model.program, func, var, end);
            for one in found {
                let it = &self.model.program.vars[var];
                let d = match one {
                    Unset::Always(at) => Diagnostic::new(&kinds::UNSET_PARAMETER, at).arg(it.name),
                    Unset::When { cond, word, holds, at } => {
                        let (when, opposite) = if holds { ("true", "false") } else { ("false", "true") };
                        Diagnostic::new(&kinds::UNSET_WHEN, cond)
                            .arg(it.name)
                            .arg(word)
                            .arg(when)
                            .note(&kinds::UNSET_USE, at)
                            .note_with(&kinds::UNSET_REMOVE, cond, [word.into(), opposite.into()])
                    }
                };
                self.push(d.note_with(&kinds::UNSET_DECLARED, it.span, [it.name.into()]));
            }
        }
    }

    /// Warns of local variables whose values are used before they have any.
    /// Those that their own initialisers name are warned of in any case.
    pub(in crate::check) fn warn_uninitialized(&mut self, func: FuncId, own: &[OwnInitialiser]) {
        let all = self.diags.may_warn(&kinds::UNINITIALIZED);
        if self.frame.generic || !all && own.is_empty() {
            return;
        }
        let mut found = unset::find_locals(&self.model.program, func, all, own);
        let declared = |var: VarId| u64::from(self.model.program.vars[var].span.lo.0);
        sort_by_key(&mut found, |&(var, _)| declared(var));
        for (var, Use { at, is_own }) in found {
            let it = &self.model.program.vars[var];
            let d = match is_own {
                true => Diagnostic::new(&kinds::UNINITIALIZED_SELF, at).arg(it.name),
                false => Diagnostic::new(&kinds::UNINITIALIZED, at).arg(it.name).note_with(
                    &kinds::INITIALIZE,
                    it.span,
                    [it.name.into()],
                ),
            };
            self.push(d);
        }
    }
}

impl Model {
    /// What a switch is on, where that is a constant.
    fn switched_constant(&self, value: ExprId) -> Option<i64> {
        if matches!(self.program.exprs[value].kind, ExprKind::Swizzle { .. }) {
            return None;
        }
        match self.const_value(value)?.0 {
            typed::Const::Int(n) => Some(n),
            typed::Const::Bool(b) => Some(b.into()),
            typed::Const::Float(_) => None,
        }
    }
}

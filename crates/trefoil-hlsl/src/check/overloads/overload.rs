//! Which of several functions a call means, and the nodes of the call.

use crate::check::context::{Body, Frame};
use crate::check::conversions::convert::{Target, narrows};
use crate::check::conversions::place::PlaceKind;
use crate::check::conversions::score::Score;
use crate::check::model::{FnId, Formal, Model, TArg};
use crate::check::types::words::Goal;
use crate::check::{Checker, Context, kinds};
use crate::diag::Diagnostic;
use crate::source::{Name, Span};
use crate::syntax::tree;
use crate::typed::{Arg, ArgIo, Callee, ExprId, ExprKind, StructId, Ty, TyId, VarKind};
use smallvec::SmallVec;

/// Most candidates that a diagnostic shows.
const MAX_CANDIDATES: usize = 32;
/// How often all calls of a source together may use default arguments.
const MAX_DEFAULTS: u32 = 1 << 18;
/// Most candidates that all calls of a source together look at.
const MAX_CONSIDERED: usize = 1 << 23;

/// Why a candidate does not do.
pub(in crate::check) enum Rejection {
    Arity { required: usize, most: usize },
    Conversion { from: TyId, to: TyId, index: usize },
    Deduction(Option<Name>),
}

/// How deep default arguments may call functions with default arguments.
const MAX_DEFAULT_DEPTH: u32 = 16;

/// What a resolution found.
pub(in crate::check) enum Resolution {
    One(FnId),
    Ambiguous(Vec<FnId>),
    None(Vec<(FnId, Rejection)>),
    /// There is nothing to say: the bound on the search was met, which has been reported, or what fits hangs on the parameters of
    /// a template that is looked at by itself.
    Unknown,
}

impl Checker<'_> {
    /// Finds the best of several functions for arguments.
    pub(in crate::check) fn resolve(
        &mut self,
        candidates: &[FnId],
        args: &[ExprId],
        explicit: Option<&[TArg]>,
        span: Span,
    ) -> Resolution {
        let before = self.cx.limits.considered;
        self.cx.limits.considered += candidates.len();
        if before > MAX_CONSIDERED {
            return Resolution::Unknown;
        }
        if self.cx.limits.considered > MAX_CONSIDERED {
            self.cx.push(Diagnostic::new(&kinds::TOO_MANY_CANDIDATES, span).arg(MAX_CONSIDERED));
            return Resolution::Unknown;
        }
        if let (&[only], None) = (candidates, explicit)
            && self.cx.model.is_plain_function(only)
        {
            return match self.cx.model.call_score(only, args) {
                Ok(_) => Resolution::One(only),
                Err(rejection) => Resolution::None(vec![(only, rejection)]),
            };
        }
        self.best_of(candidates, args, explicit, span)
    }

    /// The best of several functions, of which some may be templates.
    fn best_of(
        &mut self,
        candidates: &[FnId],
        args: &[ExprId],
        explicit: Option<&[TArg]>,
        span: Span,
    ) -> Resolution {
        let types: SmallVec<[TyId; 8]> = args.iter().map(|&a| self.cx.model.ty(a)).collect();
        let mut viable: SmallVec<[(FnId, Score); 4]> = SmallVec::new();
        let mut rejected = Vec::new();
        for &f in candidates {
            // What specialises a template is chosen through it.
            if self.cx.model.functions[f].specialization.is_some() {
                continue;
            }
            let f = match self.candidate(f, explicit, &types, span) {
                Ok(f) => f,
                Err(rejection) => {
                    rejected.push((f, rejection));
                    continue;
                }
            };
            match self.cx.model.call_score(f, args) {
                Ok(score) => viable.push((f, score)),
                Err(rejection) => rejected.push((f, rejection)),
            }
        }
        match viable.as_slice() {
            [] => return Resolution::None(rejected),
            [one] => return Resolution::One(one.0),
            _ => {}
        }
        // Which of them fits best is known of instances alone.
        if self.cx.frame.generic && viable.iter().any(|v| self.cx.model.has_unknown_formal(v.0)) {
            return Resolution::Unknown;
        }
        let least = viable.iter().map(|v| v.1).min().unwrap_or(0);
        let ties: Vec<FnId> = viable.iter().filter(|v| v.1 == least).map(|v| v.0).collect();
        match ties.as_slice() {
            [one] => Resolution::One(*one),
            _ => Resolution::Ambiguous(ties),
        }
    }

    /// The function itself, or the instance that the call makes of a template.
    fn candidate(
        &mut self,
        f: FnId,
        explicit: Option<&[TArg]>,
        types: &[TyId],
        span: Span,
    ) -> Result<FnId, Rejection> {
        let function = &self.cx.model.functions[f];
        if function.template.is_none() {
            let fits = explicit.is_none();
            return if fits { Ok(f) } else { Err(Rejection::Deduction(None)) };
        }
        let params = self.cx.unit.functions[function.decl].params.len();
        if types.len() > params {
            return Err(Rejection::Arity { required: params, most: params });
        }
        self.instantiate_function(f, explicit.unwrap_or(&[]), types, span).map_err(Rejection::Deduction)
    }

    /// The call of a function that was chosen.
    pub(in crate::check) fn call_function(
        &mut self,
        f: FnId,
        this: Option<ExprId>,
        args: &[ExprId],
        span: Span,
    ) -> ExprId {
        let function = &self.cx.model.functions[f];
        let (Some(func), ret, name) = (function.func, function.ret, function.name) else {
            return self.cx.model.error_expr(span);
        };
        self.wake(f);
        self.need_signature(f, span);
        self.cx.refuse_unknown_record(ret, span, |text| {
            Diagnostic::new(&kinds::INCOMPLETE_RESULT, span).arg(name).arg(text)
        });
        let function = &self.cx.model.functions[f];
        let (owner, is_static, scope) = (function.owner, function.is_static, function.scope);
        let is_const = self.cx.unit.functions[function.decl].is_const;
        let formals = function.formals.len();
        let mut out: SmallVec<[Arg; 8]> = SmallVec::new();
        if let (Some(owner), false) = (owner, is_static) {
            let Some(this) = this else {
                self.cx.report(&kinds::MEMBER_NEEDS_OBJECT, span);
                return self.cx.model.error_expr(span);
            };
            out.push(self.cx.model.this_argument(this, owner, is_const));
        }
        for i in 0..formals {
            let formal = self.cx.model.functions[f].formals[i];
            let arg = match (args.get(i), formal.default) {
                (Some(&arg), _) => arg,
                (None, Some(default)) => self.default_value(scope, default, formal.ty),
                (None, None) => {
                    self.cx.report(&kinds::DEFAULT_MISSING, span);
                    return self.cx.model.error_expr(span);
                }
            };
            if matches!(formal.io, ArgIo::Out | ArgIo::InOut) {
                let params = self.cx.unit.functions[self.cx.model.functions[f].decl].params;
                let at = self
                    .cx
                    .unit
                    .list(params)
                    .get(i)
                    .map_or(span, |&param| self.cx.unit.decl_name_spans[param]);
                self.cx.warn_out(arg, formal.ty, at);
            }
            out.push(self.cx.argument(arg, formal.ty, formal.io, Goal::Named));
        }
        self.cx.note_call(func);
        let args = self.cx.model.program.arg_lists.push(&out);
        self.cx.model.add(ExprKind::Call { callee: Callee::Func(func), args }, ret, span)
    }

    fn default_value(&mut self, scope: crate::check::model::ScopeId, e: tree::ExprId, ty: TyId) -> ExprId {
        self.cx.limits.defaults += 1;
        if self.cx.limits.defaults > MAX_DEFAULTS {
            let span = self.cx.unit.expr_places[e].span;
            if self.cx.limits.defaults == MAX_DEFAULTS + 1 {
                self.cx.push(Diagnostic::new(&kinds::TOO_MANY_DEFAULTS, span).arg(MAX_DEFAULTS));
            }
            return self.cx.model.error_expr(span);
        }
        if self.cx.frame.default_depth >= MAX_DEFAULT_DEPTH {
            let span = self.cx.place_of(e);
            self.cx.report(&kinds::DEFAULT_RECURSION, span);
            return self.cx.model.error_expr(span);
        }
        let body = self.cx.frame.body.map(|b| Body { this: None, ..b });
        let inside = |frame: &mut Frame| {
            frame.default_depth += 1;
            frame.body = body;
        };
        let target = Target::Variable(Span::NONE);
        self.in_scope(scope, |c| c.within(inside, |c| c.initializer(e, ty, target)))
    }
}

impl Context<'_> {
    /// An argument as it goes through its parameter.
    pub(in crate::check) fn argument(&mut self, arg: ExprId, ty: TyId, io: ArgIo, goal: Goal) -> Arg {
        if io == ArgIo::In {
            return Arg { expr: self.convert_for(arg, ty, goal), io, ty };
        }
        // A global resource stands for itself: no other can take its place.
        if io == ArgIo::InOut && self.model.is_fixed_resource(arg) {
            return Arg { expr: arg, io: ArgIo::Ref, ty };
        }
        self.check_assignable(arg, self.model.span(arg));
        if io == ArgIo::InOut || io == ArgIo::Out {
            if self.model.cannot_refer(self.model.ty(arg), ty) {
                let (to, from) = (self.model.type_text(ty), self.value_text(arg));
                let d = Diagnostic::new(&kinds::INIT_REFERENCE, self.model.span(arg)).arg(to).arg(from);
                self.push(d);
                return Arg { expr: arg, io, ty };
            }
            self.warn_out_narrows(arg, ty, goal);
            if goal == Goal::Made {
                self.warn_out(arg, ty, self.model.span(arg));
            }
            if let (Some(have), Some(want)) = (self.model.num(self.model.ty(arg)), self.model.num(ty))
                && have.scalar == want.scalar
                && have.shape.count() > want.shape.count()
            {
                let span = self.model.span(arg);
                self.report(&kinds::TRUNCATES_VECTOR, span);
                self.report(&kinds::LVALUE_TRUNCATES, span);
            }
        }
        Arg { expr: arg, io, ty }
    }

    /// Warns when a parameter that refers to its argument has fewer bits.
    fn warn_out_narrows(&mut self, arg: ExprId, ty: TyId, goal: Goal) {
        let scalar = |ty| self.model.num(ty).map(|n| n.scalar);
        if let (Some(from), Some(to)) = (scalar(self.model.ty(arg)), scalar(ty))
            && narrows(from, to)
        {
            let (from, to) = (self.value_text(arg), self.model.goal_text(ty, goal));
            let d = Diagnostic::new(&kinds::NARROWS, self.model.span(arg)).arg(from);
            self.push(d.arg(format!("{to} &")));
        }
    }

    /// Warns when what comes back through a parameter is cut.
    fn warn_out(&mut self, arg: ExprId, ty: TyId, at: Span) {
        if let (Some(a), Some(b)) = (self.model.num(ty), self.model.num(self.model.ty(arg)))
            && a.shape.count() > b.shape.count()
            && a.shape != crate::check::types::facts::Shape::Scalar
        {
            self.report(&kinds::TRUNCATES_RESULT, at);
        }
    }

    /// Says that no function fits.
    pub(in crate::check) fn no_match(
        &mut self,
        name: Name,
        method: bool,
        why: Vec<(FnId, Rejection)>,
        count: usize,
        span: Span,
    ) {
        let kind = if method { &kinds::NO_MATCHING_METHOD } else { &kinds::NO_MATCHING_FUNCTION };
        let mut d = Diagnostic::new(kind, span).arg(self.model.name_text(name));
        let candidates = why.len();
        for (f, rejection) in why {
            if d.notes.len() == MAX_CANDIDATES {
                break;
            }
            let at = self.model.functions[f].span;
            d = match rejection {
                Rejection::Arity { required, most } => {
                    let need = if count < required { required } else { most };
                    let plural = if need == 1 { "" } else { "s" };
                    let were = if count == 1 { "was" } else { "were" };
                    let args = [need.into(), plural.into(), count.into(), were.into()];
                    d.note_with(&kinds::CANDIDATE_ARITY, at, args)
                }
                Rejection::Conversion { from, to, index } => {
                    let args = [
                        self.model.type_text(from).into(),
                        self.model.type_text(to).into(),
                        ordinal(index).into(),
                    ];
                    d.note_with(&kinds::CANDIDATE_CONVERSION, at, args)
                }
                Rejection::Deduction(Some(name)) => {
                    d.note_with(&kinds::CANDIDATE_DEDUCTION, at, [self.model.name_text(name).into()])
                }
                Rejection::Deduction(None) => d.note(&kinds::CANDIDATE, at),
            };
        }
        self.push_with_candidates(d, candidates);
    }

    /// Says that several functions fit equally well.
    pub(in crate::check) fn ambiguous(&mut self, name: Name, which: Vec<FnId>, span: Span) {
        let mut d = Diagnostic::new(&kinds::AMBIGUOUS_CALL, span).arg(self.model.name_text(name));
        let candidates = which.len();
        for f in which.into_iter().take(MAX_CANDIDATES) {
            d = d.note(&kinds::CANDIDATE, self.model.functions[f].span);
        }
        self.push_with_candidates(d, candidates);
    }

    /// Says how many candidates are not shown.
    fn push_with_candidates(&mut self, mut d: Diagnostic, candidates: usize) {
        if candidates > MAX_CANDIDATES {
            let span = d.span;
            d = d.note_with(&kinds::MORE_CANDIDATES, span, [(candidates - MAX_CANDIDATES).into()]);
        }
        self.push(d);
    }
}

impl Model {
    /// Whether a function is no template and specialises none.
    fn is_plain_function(&self, f: FnId) -> bool {
        let function = &self.functions[f];
        function.template.is_none() && function.specialization.is_none()
    }

    /// Whether a function takes what hangs on the parameters of a template that is looked at by itself.
    fn has_unknown_formal(&self, f: FnId) -> bool {
        self.functions[f].formals.iter().any(|formal| formal.ty == self.common.error)
    }

    /// What a call of a function costs, when the arguments fit.
    fn call_score(&self, f: FnId, args: &[ExprId]) -> Result<Score, Rejection> {
        let function = &self.functions[f];
        let most = function.formals.len();
        if args.len() > most || args.len() < function.required {
            return Err(Rejection::Arity { required: function.required, most });
        }
        let mut total = 0;
        for (i, (&arg, formal)) in args.iter().zip(&function.formals).enumerate() {
            let no = Rejection::Conversion { from: self.ty(arg), to: formal.ty, index: i };
            total += self.argument_score(arg, formal).ok_or(no)?;
        }
        Ok(total)
    }

    /// The cost of an argument: of the conversion to the parameter, from it, or both.
    fn argument_score(&self, arg: ExprId, formal: &Formal) -> Option<Score> {
        let ty = self.ty(arg);
        if self.is_heap_element(arg) {
            return Some(1);
        }
        if formal.io == ArgIo::In && ty == formal.ty {
            return Some(0);
        }
        let inward = || self.conversion(ty, formal.ty).map(|_| self.score(ty, formal.ty));
        let outward = || self.conversion(formal.ty, ty).map(|_| self.score(formal.ty, ty));
        match formal.io {
            ArgIo::In => inward(),
            ArgIo::InOut if self.is_fixed_resource(arg) && ty == formal.ty => Some(0),
            _ if self.place_kind(arg) != PlaceKind::Writable || self.has_duplicates(arg) => None,
            ArgIo::Out => outward(),
            ArgIo::InOut | ArgIo::Ref => Some(inward()? + outward()?),
        }
    }

    /// Whether an expression is a global resource, or an element of an array of them.
    fn is_fixed_resource(&self, mut e: ExprId) -> bool {
        if !matches!(self.ty_of(e), Ty::Resource(_)) {
            return false;
        }
        while let ExprKind::Index(base, _) = self.program.exprs[e].kind {
            e = base;
        }
        let ExprKind::Var(var) = self.program.exprs[e].kind else { return false };
        matches!(self.program.vars[var].kind, VarKind::Resource(..))
    }

    fn this_argument(&mut self, this: ExprId, owner: StructId, is_const: bool) -> Arg {
        let mut place = this;
        if let Ty::Struct(s) = self.ty_of(this)
            && let Some(path) = self.base_path(s, owner)
        {
            place = self.walk_bases(this, &path);
        }
        let ty = self.ty(place);
        let is_itself = || match self.place_kind(place) {
            PlaceKind::Writable => true,
            PlaceKind::Const => self.lies_in_const_local(place),
            PlaceKind::Value => false,
        };
        if !is_const && is_itself() {
            Arg { expr: place, io: ArgIo::Ref, ty }
        } else {
            Arg { expr: self.rvalue(place), io: ArgIo::In, ty }
        }
    }

    /// Whether a place lies in a constant of the function's own that is no list of constants: its memory is as any local's, and
    /// methods write to it.
    fn lies_in_const_local(&self, mut e: ExprId) -> bool {
        while let Some(whole) = self.program.exprs[e].kind.whole() {
            e = whole;
        }
        let ExprKind::Var(var) = self.program.exprs[e].kind else { return false };
        let var = &self.program.vars[var];
        match var.kind {
            VarKind::Local => !var.init.is_some_and(|init| self.is_list_of_constants(init)),
            VarKind::Param(ArgIo::In) => true,
            _ => false,
        }
    }

    /// Whether a place converts to an output parameter and yet cannot bind to it: one with fewer parts, unless it is a single
    /// part, and a number for an enumeration.
    fn cannot_refer(&self, place: TyId, param: TyId) -> bool {
        if matches!(self.program.types.get(param), Ty::Enum(..)) {
            return place != param;
        }
        let (Some(have), Some(want)) = (self.num(place), self.num(param)) else { return false };
        have.shape.count() < want.shape.count() && !have.shape.is_one()
    }
}

/// `1st`, `2nd`…
pub(in crate::check) fn ordinal(index: usize) -> String {
    let n = index + 1;
    let suffix = match (n % 10, n % 100) {
        (1, r) if r != 11 => "st",
        (2, r) if r != 12 => "nd",
        (3, r) if r != 13 => "rd",
        _ => "th",
    };
    format!("{n}{suffix}")
}

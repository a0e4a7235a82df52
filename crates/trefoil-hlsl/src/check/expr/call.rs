//! Calls: of functions, methods, built-ins and objects.

use crate::check::model::{FnId, Found, Model, SetId, Symbol, TArg};
use crate::check::names::typo::Place;
use crate::check::overloads::overload::{Rejection, Resolution};
use crate::check::overloads::printed::ASSERT;
use crate::check::{Checker, Context, kinds};
use crate::diag::Diagnostic;
use crate::lex::keyword::Keyword;
use crate::source::{Name, Pos, Span};
use crate::syntax::tree::{self, Decl, Expr, Operator, TemplateArgsId};
use crate::typed::{ExprId, ExprKind, StructId, Ty};
use smallvec::SmallVec;
use trefoil_entity::List;

/// Checked arguments.
pub(in crate::check) type Args = SmallVec<[ExprId; 8]>;

impl Checker<'_> {
    pub(in crate::check) fn call(
        &mut self,
        e: tree::ExprId,
        callee: tree::ExprId,
        args: List<tree::ExprId>,
    ) -> ExprId {
        match self.cx.unit.exprs[callee] {
            Expr::Name(name) => self.call_name(e, callee, name, args),
            Expr::Path(path) => self.call_path(e, callee, path, args),
            Expr::Member { base, name, is_template, args: explicit } => {
                let object = self.expr(base);
                if explicit.is_some() && !is_template {
                    self.cx.demand_template(callee, object, name);
                }
                self.call_member(e, callee, object, name, explicit, args)
            }
            Expr::PathMember { base, path } => {
                let object = self.expr(base);
                let segments = self.cx.unit.list(self.cx.unit.paths[path].segments);
                if let [only] = *segments
                    && only.name == Keyword::Operator.name()
                {
                    return self.call_member_operator(e, callee, object, only, args);
                }
                let Some((found, segment)) = self.qualified_member(path) else {
                    return self.bad_call(e, args);
                };
                let Symbol::Functions(set) = found.symbol else { return self.bad_call(e, args) };
                let explicit = segment.args.map(|a| self.call_arguments(set, a));
                self.call_set(e, callee, set, segment.name, Some(object), explicit.as_deref(), args)
            }
            Expr::Operator(op) => self.call_operator(e, op, args),
            _ => {
                let object = self.expr(callee);
                self.call_object(e, object, args)
            }
        }
    }

    /// `a.operator+(b)`, `a.operator float()`
    fn call_member_operator(
        &mut self,
        e: tree::ExprId,
        callee: tree::ExprId,
        object: ExprId,
        segment: tree::PathSegment,
        args: List<tree::ExprId>,
    ) -> ExprId {
        let Ty::Struct(s) = self.cx.model.ty_of(object) else { return self.bad_call(e, args) };
        let scope = self.cx.model.record(s).scope;
        let (name, set) = match (segment.operator, segment.args) {
            (Some(op), _) => {
                let name = self.cx.model.program.names.intern(op.text());
                (name, self.cx.model.member_operator(s, op).map(|(set, _)| set))
            }
            (None, Some(ty)) => {
                let ty = match self.template_args(ty).first() {
                    Some(&TArg::Type(ty)) => ty,
                    _ => self.cx.model.common.error,
                };
                let name = format!("operator {}", self.cx.model.type_text(ty));
                let name = self.cx.model.program.names.intern(&name);
                let set = match self.cx.model.lookup_in(scope, name).map(|found| found.symbol) {
                    Some(Symbol::Functions(set)) => Some(set),
                    _ => None,
                };
                (name, set)
            }
            _ => return self.bad_call(e, args),
        };
        match set {
            Some(set) => self.call_set(e, callee, set, name, Some(object), None, args),
            None => {
                let d = Diagnostic::new(&kinds::NO_MEMBER, self.cx.caret(callee))
                    .arg(self.cx.model.name_text(name));
                let d = d.arg(self.cx.model.type_text(self.cx.model.ty(object)));
                self.cx.push(d);
                self.bad_call(e, args)
            }
        }
    }

    /// A call of a name that is found by the arguments' types alone.
    fn call_by_arguments(
        &mut self,
        e: tree::ExprId,
        callee: tree::ExprId,
        name: Name,
        args: List<tree::ExprId>,
    ) -> ExprId {
        let Some(typed) = self.args(args) else { return self.cx.model.error_expr(self.cx.place_of(e)) };
        match self.cx.model.with_associated(None, name, &typed) {
            Some(set) => self.call_candidates(e, callee, set, name, None, None, &typed),
            None => {
                self.cx.undeclared(name, self.cx.caret(callee), Place::Call(typed.len()));
                self.cx.model.error_expr(self.cx.place_of(e))
            }
        }
    }

    /// A call of functions that unqualified lookup found, and those that the arguments' types bring.
    fn call_found(
        &mut self,
        e: tree::ExprId,
        callee: tree::ExprId,
        set: SetId,
        name: Name,
        args: List<tree::ExprId>,
    ) -> ExprId {
        let Some(typed) = self.args(args) else { return self.cx.model.error_expr(self.cx.place_of(e)) };
        if let Some(result) = self.call_fitting_builtin(e, callee, name, None, &typed) {
            return result;
        }
        let set = self.cx.model.with_associated(Some(set), name, &typed).unwrap_or(set);
        self.call_candidates(e, callee, set, name, None, None, &typed)
    }

    /// The arguments of a call; none when one is in error.
    pub(in crate::check) fn args(&mut self, args: List<tree::ExprId>) -> Option<Args> {
        let mut typed = Args::new();
        let mut good = true;
        let args = self.cx.unit.list(args);
        if let Some(&last) = args.last()
            && let Expr::Name(_) = self.cx.unit.exprs[last]
        {
            self.cx.notes.no_words = self.cx.place_of(last).lo;
        }
        for &arg in args {
            let value = self.expr(arg);
            good &= !self.cx.model.is_error(value);
            typed.push(value);
        }
        good.then_some(typed)
    }

    fn bad_call(&mut self, e: tree::ExprId, args: List<tree::ExprId>) -> ExprId {
        self.args(args);
        self.cx.model.error_expr(self.cx.place_of(e))
    }

    fn call_name(
        &mut self,
        e: tree::ExprId,
        callee: tree::ExprId,
        name: Name,
        args: List<tree::ExprId>,
    ) -> ExprId {
        match self.cx.lookup(name) {
            Some(Found { symbol: Symbol::Functions(set), owner }) => {
                let this = owner.and_then(|_| self.cx.this_object(callee));
                if let (Some(_), [only]) = (owner, self.cx.model.set(set)) {
                    return self.call_only(e, self.cx.place_of(callee), *only, this, args);
                }
                let set = self.cx.with_used(set, name);
                match owner {
                    Some(_) => self.call_set(e, callee, set, name, this, None, args),
                    None => self.call_found(e, callee, set, name, args),
                }
            }
            Some(Found { symbol: Symbol::Type(ty), .. }) => {
                let args = self.cx.unit.list(args);
                self.construct_type(ty, args, self.cx.place_of(e))
            }
            Some(found) => {
                let object = self.cx.found(found, name, self.cx.place_of(callee));
                self.call_object(e, object, args)
            }
            // A built-in function is found by the parenthesis after its name.
            None if self.cx.unit.expr_places[callee].caret != self.cx.place_of(callee).lo => {
                self.cx.undeclared(name, self.cx.caret(callee), Place::Operand);
                self.bad_call(e, args)
            }
            None if self.cx.options.for_execution && self.cx.model.text(name) == ASSERT => {
                match self.args(args) {
                    Some(typed) => self.cx.assertion(&typed, self.cx.place_of(e)),
                    None => self.cx.model.error_expr(self.cx.place_of(e)),
                }
            }
            None if self.cx.uses_dx() && self.cx.is_builtin_of_dx(name) => {
                self.call_builtin_of_dx(e, callee, name, args)
            }
            None if !self.cx.frame.generic && !self.cx.is_builtin(name) => {
                self.call_by_arguments(e, callee, name, args)
            }
            None => self.call_builtin(e, callee, name, None, args),
        }
    }

    fn call_path(
        &mut self,
        e: tree::ExprId,
        callee: tree::ExprId,
        path: tree::PathId,
        args: List<tree::ExprId>,
    ) -> ExprId {
        let p = self.cx.unit.paths[path];
        let segments = self.cx.unit.list(p.segments);
        if let [first, last] = segments
            && first.name == crate::lex::keyword::word::VK
            && self.cx.lookup(first.name).is_none()
        {
            return self.call_vk(e, callee, last.name, last.args, args);
        }
        if let [only] = segments
            && !p.is_global
            && self.cx.lookup(only.name).is_none()
        {
            return self.call_builtin(e, callee, only.name, only.args, args);
        }
        let is_qualified = p.is_global || segments.len() > 1;
        let Some((scope, last)) = self.path_scope(path) else { return self.bad_call(e, args) };
        if let Some(call) = self.call_of_dx(e, callee, scope, last, args) {
            return call;
        }
        let Some((found, segment)) = self.lookup_last(path, scope, last) else {
            return self.bad_call(e, args);
        };
        match found.symbol {
            Symbol::Functions(set) => {
                let explicit = segment.args.map(|a| self.call_arguments(set, a));
                let this = found.owner.and_then(|_| self.cx.this_object(callee));
                if explicit.is_none()
                    && let [only] = *self.cx.model.set(set)
                {
                    return self.call_only(e, segment.span, only, this, args);
                }
                let Some(typed) = self.args(args) else {
                    return self.cx.model.error_expr(self.cx.place_of(e));
                };
                let (name, is_free) = (segment.name, found.owner.is_none());
                if is_free
                    && !is_qualified
                    && let Some(result) = self.call_fitting_builtin(e, callee, name, segment.args, &typed)
                {
                    return result;
                }
                let set = if is_free { self.with_used_of(path, set, name) } else { set };
                self.call_candidates(e, callee, set, name, this, explicit.as_deref(), &typed)
            }
            Symbol::Type(ty) => {
                let args = self.cx.unit.list(args);
                self.construct_type(ty, args, self.cx.place_of(e))
            }
            Symbol::BuiltinTemplate(name) => {
                let row_major = self.cx.options.matrix_order == tree::MatrixOrder::Row;
                let ty = self.applied_builtin(name, segment.args, row_major, segment.span);
                let args = self.cx.unit.list(args);
                self.construct_type(ty, args, self.cx.place_of(e))
            }
            Symbol::Template(t) => {
                let ty = self.instantiate_type(t, segment.args, segment.span);
                let args = self.cx.unit.list(args);
                self.construct_type(ty, args, self.cx.place_of(e))
            }
            _ => {
                let object = self.cx.found(found, segment.name, self.cx.place_of(callee));
                self.call_object(e, object, args)
            }
        }
    }

    /// A call of one of an overload set.
    #[expect(clippy::too_many_arguments, reason = "the parts of a call are what they are")]
    fn call_set(
        &mut self,
        e: tree::ExprId,
        callee: tree::ExprId,
        set: SetId,
        name: Name,
        this: Option<ExprId>,
        explicit: Option<&[TArg]>,
        args: List<tree::ExprId>,
    ) -> ExprId {
        let span = self.cx.place_of(e);
        let Some(typed) = self.args(args) else { return self.cx.model.error_expr(span) };
        self.call_candidates(e, callee, set, name, this, explicit, &typed)
    }

    #[expect(clippy::too_many_arguments, reason = "the parts of a call are what they are")]
    pub(in crate::check) fn call_candidates(
        &mut self,
        e: tree::ExprId,
        callee: tree::ExprId,
        set: SetId,
        name: Name,
        this: Option<ExprId>,
        explicit: Option<&[TArg]>,
        typed: &[ExprId],
    ) -> ExprId {
        let span = self.cx.place_of(e);
        if explicit.is_some_and(|explicit| explicit.contains(&TArg::Type(self.cx.model.common.error))) {
            if std::mem::take(&mut self.cx.notes.argument_not_constant) {
                let text = self.cx.model.name_text(name);
                let d = Diagnostic::new(&kinds::NO_MATCHING_FUNCTION, self.cx.caret(callee)).arg(text);
                self.cx.push(d);
            }
            return self.cx.model.error_expr(span);
        }
        let candidates: SmallVec<[_; 8]> = self.cx.model.set(set).iter().copied().collect();
        match self.resolve(&candidates, typed, explicit, span) {
            Resolution::One(f) => self.call_function(f, this, typed, span),
            Resolution::Ambiguous(which) => {
                self.cx.ambiguous(name, which, self.cx.place_of(callee));
                self.cx.model.error_expr(span)
            }
            Resolution::Unknown => self.cx.model.error_expr(span),
            Resolution::None(why) => {
                self.cx.no_match(name, this.is_some(), why, typed.len(), self.cx.caret(callee));
                self.cx.model.error_expr(span)
            }
        }
    }

    fn call_member(
        &mut self,
        e: tree::ExprId,
        callee: tree::ExprId,
        object: ExprId,
        name: Name,
        explicit: Option<TemplateArgsId>,
        args: List<tree::ExprId>,
    ) -> ExprId {
        match self.cx.model.ty_of(object) {
            Ty::Error => self.bad_call(e, args),
            Ty::Struct(s) => self.call_method(e, callee, object, s, name, explicit, args),
            Ty::Node(node) => self.call_of_node(e, callee, (object, node), name, args),
            Ty::HitObject => self.call_of_hit(e, callee, Some(object), name, args),
            Ty::Pointer { to, align } => self.call_of_pointer(e, callee, (object, to, align), name, args),
            Ty::Resource(r) => {
                use trefoil_ir::ResourceKind::{CBuffer, TBuffer};
                if matches!(r.kind, CBuffer | TBuffer) {
                    let inner = self.cx.model.contents(object, r.element);
                    return self.call_member(e, callee, inner, name, explicit, args);
                }
                self.call_object_method(e, callee, object, r, name, explicit, args)
            }
            _ => {
                let member = self.cx.member_of(callee, object, name);
                self.call_object(e, member, args)
            }
        }
    }

    #[expect(clippy::too_many_arguments, reason = "the parts of a call are what they are")]
    fn call_method(
        &mut self,
        e: tree::ExprId,
        callee: tree::ExprId,
        object: ExprId,
        s: StructId,
        name: Name,
        explicit: Option<TemplateArgsId>,
        args: List<tree::ExprId>,
    ) -> ExprId {
        if self.cx.model.is_query(s) || self.cx.model.is_stream(s) {
            return self.call_handle(e, callee, object, name, args);
        }
        let scope = self.cx.model.record(s).scope;
        match self.cx.model.lookup_in(scope, name) {
            Some(Found { symbol: Symbol::Functions(set), .. }) => {
                if let (None, [only]) = (explicit, self.cx.model.set(set)) {
                    return self.call_only(e, self.cx.caret(callee), *only, Some(object), args);
                }
                let explicit = explicit.map(|a| self.call_arguments(set, a));
                self.call_set(e, callee, set, name, Some(object), explicit.as_deref(), args)
            }
            _ => {
                let member = self.cx.member_of(callee, object, name);
                self.call_object(e, member, args)
            }
        }
    }

    /// A call of the only function of a name: errors are about its parameters, not about overloads.
    fn call_only(
        &mut self,
        e: tree::ExprId,
        at: Span,
        only: FnId,
        this: Option<ExprId>,
        args: List<tree::ExprId>,
    ) -> ExprId {
        let span = self.cx.place_of(e);
        let Some(typed) = self.args(args) else { return self.cx.model.error_expr(span) };
        let name = self.cx.model.functions[only].name;
        match self.resolve(&[only], &typed, None, span) {
            Resolution::One(f) => {
                let owned =
                    self.cx.model.functions[f].owner.is_some() && !self.cx.model.functions[f].is_static;
                if owned && this.is_none() {
                    self.cx.report(&kinds::MEMBER_NEEDS_OBJECT, at);
                    return self.cx.model.error_expr(span);
                }
                return self.call_function(f, this, &typed, span);
            }
            Resolution::None(mut why) if self.cx.model.functions[only].template.is_none() => {
                match why.pop() {
                    Some((_, Rejection::Arity { required, most })) => {
                        self.cx.wrong_count(e, only, at, (required, most), &typed);
                    }
                    Some((_, Rejection::Conversion { to, index, .. })) => {
                        let category = self.cx.model.category(typed[index]);
                        let (from, to) = self.cx.init_text(typed[index], to);
                        let d = Diagnostic::new(&kinds::CANNOT_INIT, self.cx.model.span(typed[index]));
                        self.cx.push(d.arg("a parameter").arg(to).arg(category).arg(from));
                    }
                    _ => {}
                }
            }
            Resolution::None(why) => self.cx.no_match(name, this.is_some(), why, typed.len(), at),
            Resolution::Ambiguous(which) => self.cx.ambiguous(name, which, at),
            Resolution::Unknown => {}
        }
        self.cx.model.error_expr(span)
    }

    /// A call of what is no function: `operator()` of a record.
    fn call_object(&mut self, e: tree::ExprId, object: ExprId, args: List<tree::ExprId>) -> ExprId {
        let span = self.cx.place_of(e);
        let Some(typed) = self.args(args) else { return self.cx.model.error_expr(span) };
        if self.cx.model.is_error(object) {
            return self.cx.model.error_expr(span);
        }
        if let Ty::Struct(_) = self.cx.model.ty_of(object) {
            let mut all: Args = Args::new();
            all.push(object);
            all.extend(typed);
            if let Some(result) = self.operator_call(Operator::Call, &all, span) {
                return result;
            }
        }
        let text = self.cx.value_text(object);
        let is_plain = matches!(self.cx.model.ty_of(object), Ty::Scalar(_) | Ty::Array(..) | Ty::Enum(..));
        let d = match is_plain {
            true => {
                let at = Span::new(self.cx.model.span(object).hi, span.hi);
                Diagnostic::new(&kinds::NOT_CALLABLE, at)
            }
            // In C++ all others are classes.
            false => Diagnostic::new(&kinds::NO_CALL_OPERATOR, span),
        };
        self.cx.push(d.arg(text));
        self.cx.model.error_expr(span)
    }

    fn call_operator(&mut self, e: tree::ExprId, op: Operator, args: List<tree::ExprId>) -> ExprId {
        let span: Span = self.cx.place_of(e);
        let Some(typed) = self.args(args) else { return self.cx.model.error_expr(span) };
        if let Some((set, this)) = self.cx.own_operator(op, span) {
            let name = self.cx.model.program.names.intern(op.text());
            return self.call_candidates(e, e, set, name, Some(this), None, &typed);
        }
        if !typed.is_empty()
            && let Some(result) = self.operator_call(op, &typed, span)
        {
            return result;
        }
        let text = op.text();
        self.cx.push(Diagnostic::new(&kinds::NO_MATCHING_FUNCTION, span).arg(text));
        self.cx.model.error_expr(span)
    }
}

impl Context<'_> {
    /// The operator that a method names without an object, and the object.
    fn own_operator(&mut self, op: Operator, span: Span) -> Option<(SetId, ExprId)> {
        let (var, s) = self.frame.body?.this?;
        let (set, _) = self.model.member_operator(s, op)?;
        let ty = self.model.program.vars[var].ty;
        Some((set, self.model.add(ExprKind::Var(var), ty, span)))
    }

    /// `this`, where there is one.
    fn this_object(&mut self, at: tree::ExprId) -> Option<ExprId> {
        let (var, _) = self.frame.body?.this?;
        let ty = self.model.program.vars[var].ty;
        Some(self.model.add(ExprKind::Var(var), ty, self.place_of(at)))
    }

    /// Says that the only function there is takes more or fewer arguments.
    fn wrong_count(
        &mut self,
        e: tree::ExprId,
        only: FnId,
        at: Span,
        (required, most): (usize, usize),
        typed: &[ExprId],
    ) {
        let have = typed.len();
        let function = &self.model.functions[only];
        let (name, owner, few) = (function.name, function.owner, have < required);
        let params = self.unit.list(self.unit.functions[function.decl].params);
        let first = params.first().and_then(|&p| match self.unit.decls[p] {
            Decl::Var(v) => self.unit.vars[v].name,
            _ => None,
        });
        let end = Span::at(Pos(self.place_of(e).hi.0.saturating_sub(1)));
        let place = if few { end } else { self.model.span(typed[most]) };
        let few_word = if few { "few" } else { "many" };
        let d = match self.model.inherited_with(owner, name, have) {
            Some(meant) => {
                let want = if few { required } else { most };
                Diagnostic::new(&kinds::COUNT_MEANT, at).arg(few_word).arg(want).arg(have).arg(meant)
            }
            None => match (first, few, required == most) {
                (Some(first), true, whole) if required == 1 => {
                    let kind = if whole { &kinds::LACKS_SINGLE } else { &kinds::LACKS_FIRST };
                    Diagnostic::new(kind, place).arg(first)
                }
                (Some(first), false, whole) if most == 1 => {
                    let word = if whole { "" } else { "at most " };
                    Diagnostic::new(&kinds::MEMBER_ONE, place).arg(word).arg(first).arg(have)
                }
                (_, _, whole) => {
                    let word = match (whole, few) {
                        (true, _) => "",
                        (_, true) => "at least ",
                        _ => "at most ",
                    };
                    let want = if few { required } else { most };
                    Diagnostic::new(&kinds::COUNT_WRONG, place).arg(few_word).arg(word).arg(want).arg(have)
                }
            },
        };
        self.push(d);
    }
}

impl Model {
    /// A function of a base that a function hides, and that would take that many arguments.
    fn inherited_with(&self, owner: Option<StructId>, name: Name, count: usize) -> Option<String> {
        let base = *self.record(owner?).bases.first()?;
        let found = self.lookup_in(self.record(base).scope, name)?;
        let Symbol::Functions(set) = found.symbol else { return None };
        let fits = self.set(set).iter().any(|&f| {
            let f = &self.functions[f];
            (f.required..=f.formals.len()).contains(&count)
        });
        let of = self.program.structs[found.owner?].name;
        fits.then(|| format!("{}::{}", self.text(of), self.text(name)))
    }
}

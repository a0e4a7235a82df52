//! Calls of built-in functions: the overload that fits, and the node of the tree that it becomes.

use crate::builtins::{self, Base, BuiltinOp, Entry, Namespace};
use crate::check::conversions::convert::combine_shapes;
use crate::check::conversions::place::PlaceKind;
use crate::check::model::Model;
use crate::check::overloads::fit::{Fit, Match, TemplateArguments};
use crate::check::types::facts::Shape;
use crate::check::types::words::Goal;
use crate::check::{Checker, Context, kinds};
use crate::diag::Diagnostic;
use crate::lex::keyword::word;
use crate::source::{Name, Span};
use crate::syntax::tree::{self, TemplateArgsId};
use crate::typed::{Arg, ArgIo, BinOp, Callee, Const, ExprId, ExprKind, Scalar, Ty, TyId, for_each_part};
use smallvec::SmallVec;
use trefoil_entity::{List, sort_by_key};

/// The newest shader model, by its minor version, whose built-ins hide functions of the source under every model.
const LAST_RESERVED: u8 = 8;

impl Checker<'_> {
    /// A call of a name that nothing in the source declares.
    pub(in crate::check) fn call_builtin(
        &mut self,
        e: tree::ExprId,
        callee: tree::ExprId,
        name: Name,
        explicit: Option<TemplateArgsId>,
        args: List<tree::ExprId>,
    ) -> ExprId {
        let span = self.cx.place_of(e);
        let Some(entry) = self.cx.builtin_entry(name) else {
            let at = self.cx.place_of(callee);
            // What a name stands for may depend on arguments that only an instance of a template knows.
            if !self.cx.frame.generic || self.args(args).is_some() {
                self.cx.push(Diagnostic::new(&kinds::UNDECLARED, at).arg(self.cx.model.name_text(name)));
            }
            if !self.cx.frame.generic {
                self.args(args);
            }
            return self.cx.model.error_expr(span);
        };
        let Some(typed) = self.args(args) else { return self.cx.model.error_expr(span) };
        if entry.op == BuiltinOp::Printf
            && (self.cx.options.target.vulkan_language || self.cx.options.for_execution)
            && let Some(call) = self.cx.printf(&typed, span)
        {
            return call;
        }
        let is_format = |&arg: &ExprId| self.cx.model.is_string(self.cx.model.ty(arg));
        if entry.op == BuiltinOp::Printf
            && typed.first().is_some_and(is_format)
            && !self.cx.options.target.vulkan_language
            && !self.cx.options.for_execution
        {
            let at = self.cx.place_of(callee);
            self.cx
                .push(Diagnostic::new(&kinds::UNSUPPORTED_IDENTIFIER, at).arg(self.cx.model.name_text(name)));
            return self.cx.model.error_expr(span);
        }
        if explicit.is_none()
            && self.cx.model.scopes.namespace_functions.contains(&name)
            && matches!(self.cx.best_overload(entry, &typed, TemplateArguments::default()), Match::None)
            && let Some(set) = self.cx.model.with_associated(None, name, &typed)
        {
            return self.call_candidates(e, callee, set, name, None, None, &typed);
        }
        self.call_builtin_entry(e, callee, entry, explicit, &typed)
    }

    /// A call of the built-in of a name when the arguments fit it: it goes before functions of the source that are no members,
    /// unless the shader model lacks it and is older than its name: programs have functions of their own of such names.
    pub(in crate::check) fn call_fitting_builtin(
        &mut self,
        e: tree::ExprId,
        callee: tree::ExprId,
        name: Name,
        explicit: Option<TemplateArgsId>,
        args: &[ExprId],
    ) -> Option<ExprId> {
        let entry = self.cx.builtin_entry(name)?;
        match self.cx.best_overload(entry, args, TemplateArguments::default()) {
            Match::Newer(minor) if minor > LAST_RESERVED => None,
            Match::None => None,
            Match::Fit(_) | Match::Newer(_) => {
                Some(self.call_builtin_entry(e, callee, entry, explicit, args))
            }
        }
    }

    fn call_builtin_entry(
        &mut self,
        e: tree::ExprId,
        callee: tree::ExprId,
        entry: &'static Entry,
        explicit: Option<TemplateArgsId>,
        typed: &[ExprId],
    ) -> ExprId {
        let span = self.cx.place_of(e);
        if let Some(result) = self.cx.special(e, entry, typed) {
            return result;
        }
        let around = TemplateArguments { element: None, function: self.function_argument(explicit) };
        let call = self.cx.call_entry(entry, typed, around, None, span, self.cx.place_of(callee));
        let made = self.cx.model.num(self.cx.model.ty(call)).filter(|_| entry.op == BuiltinOp::AddUint64);
        if made.is_some_and(|made| !matches!(made.shape, Shape::Vector(2 | 4))) {
            self.cx.report(&kinds::ADD_PAIRS, span);
            return self.cx.model.error_expr(span);
        }
        call
    }

    /// `vk::name(…)`
    pub(in crate::check) fn call_vk(
        &mut self,
        e: tree::ExprId,
        callee: tree::ExprId,
        name: Name,
        explicit: Option<TemplateArgsId>,
        args: List<tree::ExprId>,
    ) -> ExprId {
        let span = self.cx.place_of(e);
        let Some(typed) = self.args(args) else { return self.cx.model.error_expr(span) };
        if self.cx.options.target.vulkan_language
            && let Some(pointer) = self.pointer_cast(name, explicit, &typed, span)
        {
            return pointer;
        }
        let full = format!("Vk{}", self.cx.model.text(name));
        let known = |e: &&Entry| {
            use BuiltinOp as Op;
            matches!(
                e.op,
                Op::VkRawBufferLoad
                    | Op::VkRawBufferStore
                    | Op::VkReadClock
                    | Op::VkExtExecutionMode
                    | Op::VkExtExecutionModeId
            )
        };
        let entry = builtins::lookup(Namespace::Vk, &full).filter(known);
        let Some(entry) = entry.filter(|_| self.cx.options.target.vulkan_language) else {
            let at = self.cx.place_of(callee);
            // Nothing but SPIR-V has the namespace.
            let unknown = if self.cx.options.target.vulkan_language { name } else { word::VK };
            self.cx.push(Diagnostic::new(&kinds::UNDECLARED, at).arg(self.cx.model.name_text(unknown)));
            return self.cx.model.error_expr(span);
        };
        if matches!(entry.op, BuiltinOp::VkExtExecutionMode | BuiltinOp::VkExtExecutionModeId) {
            let constant = |&arg: &ExprId| matches!(self.cx.model.const_value(arg), Some((Const::Int(_), _)));
            if !typed.iter().all(|arg| self.cx.model.is_error(*arg) || constant(arg)) {
                self.cx.report(&kinds::CONSTANT_INTEGER, span);
                return self.cx.model.error_expr(span);
            }
            if !typed.is_empty() {
                return self.cx.execution_mode(entry.op, &typed, span);
            }
        }
        let function = self.function_argument(explicit).or(Some(self.cx.model.common.uint));
        let around = TemplateArguments { element: None, function };
        self.cx.call_entry(entry, &typed, around, None, span, self.cx.place_of(callee))
    }

    /// The template argument of a call.
    pub(in crate::check) fn function_argument(&mut self, explicit: Option<TemplateArgsId>) -> Option<TyId> {
        match self.template_args(explicit?).first() {
            Some(&crate::check::model::TArg::Type(ty)) => Some(ty),
            _ => None,
        }
    }
}

impl Context<'_> {
    /// The built-in function of a name.
    fn builtin_entry(&mut self, name: Name) -> Option<&'static Entry> {
        if let Some(&entry) = self.notes.builtins.get(&name) {
            return entry;
        }
        let entry = builtins::lookup(Namespace::Global, self.model.text(name));
        let entry = entry.filter(|e| !e.is_hidden());
        self.notes.builtins.insert(name, entry);
        entry
    }

    /// Whether a name is a built-in function's.
    pub(in crate::check) fn is_builtin(&mut self, name: Name) -> bool {
        self.builtin_entry(name).is_some()
    }

    /// `vk::ext_execution_mode(mode, …)`: any number of integers.
    fn execution_mode(&mut self, op: BuiltinOp, typed: &[ExprId], span: Span) -> ExprId {
        let (uint, void) = (self.model.common.uint, self.model.common.void);
        let args: Vec<Arg> =
            typed.iter().map(|&arg| self.argument(arg, uint, ArgIo::In, Goal::Made)).collect();
        let args = self.model.program.arg_lists.push(&args);
        self.model.add(ExprKind::Call { callee: Callee::Builtin(op), args }, void, span)
    }

    /// The value of a constant of the namespace `vk`.
    pub(in crate::check) fn vk_constant(&mut self, path: tree::PathId, span: Span) -> Option<ExprId> {
        const SCOPES: [&str; 6] = [
            "CrossDeviceScope",
            "DeviceScope",
            "WorkgroupScope",
            "SubgroupScope",
            "InvocationScope",
            "QueueFamilyScope",
        ];
        let [first, last] = self.unit.list(self.unit.paths[path].segments) else { return None };
        let is_vk = first.name == crate::lex::keyword::word::VK && self.options.target.vulkan_language;
        if !is_vk || self.lookup(first.name).is_some() {
            return None;
        }
        let number = SCOPES.iter().position(|&scope| scope == self.model.text(last.name))?;
        Some(self.model.add(ExprKind::Const(Const::Int(number as i64)), self.model.common.uint, span))
    }

    /// `select(c, a, b)`: each lane of one or the other.
    fn select(&mut self, e: tree::ExprId, entry: &'static Entry, args: [ExprId; 3]) -> ExprId {
        let span = self.place_of(e);
        let Match::Fit(fit) = self.best_overload(entry, &args, TemplateArguments::default()) else {
            self.no_builtin(entry, &args, false, span);
            return self.model.error_expr(span);
        };
        let [c, a, b] = args;
        let is_one = self.model.num(self.model.ty(c)).is_some_and(|n| n.shape.is_one());
        let shape = self.model.num(fit.result).filter(|_| !is_one).map_or(Shape::Scalar, |n| n.shape);
        let bools = self.model.num_ty(Scalar::Bool, shape);
        let operand = |it: &mut Self, e: ExprId, param: usize, ty: TyId| {
            let e = it.convert_made(e, fit.params[param].0);
            it.convert_made(e, ty)
        };
        let c = if is_one { self.convert_made(c, bools) } else { operand(self, c, 0, bools) };
        let (a, b) = (operand(self, a, 1, fit.result), operand(self, b, 2, fit.result));
        if [c, a, b].iter().any(|&e| self.model.calls_or_writes(e)) {
            return self.model.call_of_values(BuiltinOp::Select, &[c, a, b], fit.result, span);
        }
        self.model.chosen(c, a, b, fit.result, false, span)
    }

    /// Built-ins that are operators in the typed tree, unless an operand may write something: operators evaluate their operands
    /// in another order than calls.
    fn special(&mut self, e: tree::ExprId, entry: &'static Entry, args: &[ExprId]) -> Option<ExprId> {
        match (entry.op, args) {
            (BuiltinOp::Select, &[c, a, b])
                if [a, b]
                    .iter()
                    .all(|&o| self.model.num(self.model.ty(o)).is_some() || self.model.is_error(o)) =>
            {
                Some(self.select(e, entry, [c, a, b]))
            }
            (BuiltinOp::And | BuiltinOp::Or, &[a, b]) => {
                let (x, y) = (self.model.num(self.model.ty(a))?, self.model.num(self.model.ty(b))?);
                let shape = combine_shapes(x.shape, y.shape)?;
                for (operand, num) in [(a, x), (b, y)] {
                    if num.scalar.is_float() && self.model.const_value(operand).is_none() {
                        let at = self.model.span(operand);
                        let text = self.value_text(operand);
                        self.push(Diagnostic::new(&kinds::LOGICAL_FLOAT, at).arg(text));
                        return Some(self.model.error_expr(at));
                    }
                }
                let ty = self.model.num_ty(Scalar::Bool, shape);
                let (a, b) = (self.convert_made(a, ty), self.convert_made(b, ty));
                if self.model.calls_or_writes(a) || self.model.calls_or_writes(b) {
                    return Some(self.model.call_of_values(entry.op, &[a, b], ty, self.place_of(e)));
                }
                let op = if entry.op == BuiltinOp::And { BinOp::And } else { BinOp::Or };
                Some(self.model.add(ExprKind::Binary(op, a, b), ty, self.place_of(e)))
            }
            _ => None,
        }
    }

    /// A call of a built-in or of a method of an object.
    pub(in crate::check) fn call_entry(
        &mut self,
        entry: &'static Entry,
        args: &[ExprId],
        around: TemplateArguments,
        object: Option<ExprId>,
        span: Span,
        at: Span,
    ) -> ExprId {
        match self.best_overload(entry, args, around) {
            Match::Fit(fit) => self.builtin_node(entry.op, fit, args, object, span),
            Match::Newer(minor) => {
                let d = Diagnostic::new(&kinds::NEEDS_MODEL, at).arg(entry.op.name());
                self.push(d.arg(u32::from(minor)));
                self.model.error_expr(span)
            }
            Match::None => {
                self.no_builtin(entry, args, object.is_some(), at);
                self.model.error_expr(span)
            }
        }
    }

    /// An error for an argument that has to be a structure, and is none; whether there is one.
    #[cold]
    fn refuse_no_structure(&mut self, entry: &'static Entry, args: &[ExprId]) -> bool {
        use BuiltinOp::{CallShader, DispatchMesh, ReportHit, TraceRay};
        let is_asked = matches!(entry.op, CallShader | DispatchMesh | ReportHit | TraceRay);
        let mut fitting = entry.overloads().iter().filter(|o| o.params().len() == args.len());
        let Some(overload) = fitting.next().filter(|_| is_asked) else { return false };
        for (param, &arg) in overload.params().iter().zip(args) {
            let kind = match param.ty.base {
                Base::RayDesc if self.model.ty(arg) != self.ray_desc() => &kinds::RAY_ARGUMENT,
                Base::Udt if !matches!(self.model.ty_of(arg), Ty::Struct(_)) => &kinds::USER_TYPE_ARGUMENT,
                _ => continue,
            };
            self.report(kind, self.model.span(arg));
            return true;
        }
        false
    }

    fn no_builtin(&mut self, entry: &'static Entry, args: &[ExprId], method: bool, at: Span) {
        if self.refuse_no_structure(entry, args) {
            return;
        }
        let takes_as_many =
            entry.op == BuiltinOp::Printf || entry.overloads().iter().any(|o| o.params().len() == args.len());
        if !method && !takes_as_many {
            return self.push(Diagnostic::new(&kinds::UNDECLARED, at).arg(entry.op.name()));
        }
        let kind = if method { &kinds::NO_MATCHING_METHOD } else { &kinds::NO_MATCHING_FUNCTION };
        let mut d = Diagnostic::new(kind, at).arg(entry.op.name());
        let mut counts: SmallVec<[usize; 8]> = entry.overloads().iter().map(|o| o.params().len()).collect();
        sort_by_key(&mut counts, |&count| count as u64);
        counts.dedup();
        if counts.contains(&args.len()) {
            d = d.note(&kinds::CANDIDATE, at);
        } else {
            for n in counts {
                let plural = if n == 1 { "" } else { "s" };
                let were = if args.len() == 1 { "was" } else { "were" };
                let words = [n.into(), plural.into(), args.len().into(), were.into()];
                d = d.note_with(&kinds::CANDIDATE_ARITY, at, words);
            }
        }
        self.push(d);
    }

    fn builtin_node(
        &mut self,
        op: BuiltinOp,
        fit: Fit,
        args: &[ExprId],
        object: Option<ExprId>,
        span: Span,
    ) -> ExprId {
        let mut out: SmallVec<[Arg; 10]> = SmallVec::new();
        if let Some(object) = object {
            let ty = self.model.ty(object);
            let is_changed = op == BuiltinOp::HitObjectSetShaderTableIndex
                && self.model.place_kind(object) != PlaceKind::Value;
            out.push(match is_changed {
                true => Arg { expr: object, io: ArgIo::InOut, ty },
                false => Arg { expr: self.model.rvalue(object), io: ArgIo::In, ty },
            });
        }
        for (&arg, &(ty, io)) in args.iter().zip(&fit.params) {
            if io == ArgIo::Ref {
                self.check_atomic_place(arg, span);
            }
            out.push(self.argument(arg, ty, io, Goal::Made));
        }
        self.refuse_long_vectors_passed(op, &out);
        self.check_passed(op, &out);
        let callee = if object.is_some() { Callee::Method(op) } else { Callee::Builtin(op) };
        let args = self.model.program.arg_lists.push(&out);
        self.model.add(ExprKind::Call { callee, args }, fit.result, span)
    }

    /// The destination of an atomic operation lies in memory that others see.
    fn check_atomic_place(&mut self, e: ExprId, call: Span) {
        let mut at = e;
        let shared = loop {
            match self.model.program.exprs[at].kind {
                ExprKind::Field(base, _) | ExprKind::Index(base, _) => at = base,
                ExprKind::Swizzle { base, len: 1, .. } | ExprKind::MatrixSwizzle { base, len: 1, .. } => {
                    at = base;
                }
                ExprKind::Access { .. } => break true,
                // A parameter may stand for such a place where the call is.
                ExprKind::Var(v) => {
                    use crate::typed::VarKind::{GroupShared, Param};
                    break matches!(self.model.program.vars[v].kind, GroupShared | Param(_));
                }
                _ => break false,
            }
        };
        if !shared {
            self.report(&kinds::ATOMIC_PLACE, Span::at(call.lo));
        }
    }
}

impl Model {
    /// A call of a built-in function with values of the types that its parameters have.
    fn call_of_values(&mut self, op: BuiltinOp, values: &[ExprId], ty: TyId, span: Span) -> ExprId {
        let args: SmallVec<[Arg; 4]> =
            values.iter().map(|&expr| Arg { expr, io: ArgIo::In, ty: self.ty(expr) }).collect();
        let args = self.program.arg_lists.push(&args);
        self.add(ExprKind::Call { callee: Callee::Builtin(op), args }, ty, span)
    }

    /// Whether an expression calls a function of the source, or writes to a place.
    fn calls_or_writes(&self, e: ExprId) -> bool {
        let kind = self.program.exprs[e].kind;
        let mut found = match kind {
            ExprKind::Assign(..) | ExprKind::CompoundAssign { .. } | ExprKind::IncDec(..) => true,
            ExprKind::Call { callee, .. } => !matches!(callee, Callee::Builtin(_)),
            _ => false,
        };
        for_each_part(&self.program, kind, &mut |part| found = found || self.calls_or_writes(part));
        found
    }

    /// The number of the string that an expression is: a literal, or a variable that is one.
    pub(super) fn string_number(&self, e: ExprId) -> Option<i64> {
        match self.program.exprs[e].kind {
            ExprKind::Const(Const::Int(number)) => Some(number),
            ExprKind::Load(inner) => self.string_number(inner),
            ExprKind::Var(v) => match self.program.exprs[self.program.vars[v].init?].kind {
                ExprKind::Const(Const::Int(number)) => Some(number),
                _ => None,
            },
            _ => None,
        }
    }
}

//! Built-in functions: overloads of the table matched against arguments.

use crate::builtins::{self, Base, BuiltinOp, Entry, Io, Namespace, Overload, Relation};
use crate::check::conversions::convert::{Rank, combine_shapes};
use crate::check::conversions::place::PlaceKind;
use crate::check::conversions::score::{Kind, common};
use crate::check::model::Model;
use crate::check::overloads::dims::Dims;
use crate::check::overloads::slots::{element_root, slot};
use crate::check::types::facts::Shape;
use crate::check::{Checker, Context, kinds};
use crate::diag::Diagnostic;
use crate::source::{Name, Span};
use crate::syntax::tree::{self, TemplateArgsId};
use crate::typed::{Arg, ArgIo, BinOp, Callee, Const, ExprId, ExprKind, Scalar, Ty, TyId, for_each_part};
use smallvec::SmallVec;
use trefoil_entity::List;
use trefoil_ir::{ResourceKind, ShaderModel};

/// What a call brings along beside its arguments.
#[derive(Clone, Copy, Default)]
pub(in crate::check) struct TemplateArguments {
    /// The template argument of the object.
    pub element: Option<TyId>,
    /// The template argument of the call.
    pub function: Option<TyId>,
}

/// An overload that fits.
pub(in crate::check) struct Fit {
    pub result: TyId,
    pub params: SmallVec<[(TyId, ArgIo); 8]>,
    rank: u32,
}

/// What came of looking for an overload.
pub(in crate::check) enum Match {
    Fit(Fit),
    /// One would fit, but for the shader model.
    Newer(u8),
    None,
}

/// The scalar that a class of element types makes of one, and how willingly.
fn legal(base: Base, s: Scalar) -> Option<(Scalar, Rank)> {
    use Scalar::*;
    let s = match (s, base) {
        (LiteralInt, Base::UintOnly) => U32,
        (LiteralInt, Base::Numeric16Only) => I16,
        (LiteralFloat, Base::Numeric16Only) => F16,
        (LiteralInt, _) => I32,
        (LiteralFloat, _) => F32,
        (other, _) => other,
    };
    let only = |list: &[Scalar]| list.contains(&s).then_some((s, 0));
    let to = |t: Scalar| Some((t, if s == t { 0 } else { 2 }));
    let prefer = |ok: bool, t: Scalar| if ok { Some((s, 0)) } else { to(t) };
    match base {
        Base::Any => Some((s, 0)),
        Base::AnyFloat => prefer(s.is_float(), F32),
        Base::FloatLike => prefer(s.is_float() && s != F64, F32),
        Base::Numeric => prefer(s != Bool, F32),
        Base::AnyInt => prefer(s.is_int(), I32),
        Base::AnyInt32 => prefer(matches!(s, I32 | U32), if s.is_unsigned() { U32 } else { I32 }),
        Base::AnyInt64 => prefer(matches!(s, I64 | U64), if s.is_unsigned() { U64 } else { I64 }),
        Base::AnyInt16or32 => prefer(matches!(s, I16 | U16 | I32 | U32), I32),
        Base::Bool => to(Bool),
        Base::Double => to(F64),
        Base::DoubleOnly => only(&[F64]),
        Base::Float => to(F32),
        Base::Float16T => to(F16),
        Base::Float32Only => only(&[F32]),
        Base::Int => to(I32),
        Base::Uint => to(U32),
        Base::UintOnly => only(&[U32, U64]),
        Base::Int16T => to(I16),
        Base::Uint16T => to(U16),
        Base::Int32Only => only(&[I32, U32]),
        Base::Int64Only => only(&[I64, U64]),
        Base::Numeric16Only => only(&[F16, I16, U16]),
        Base::Numeric32Only if s == Half => Some((F32, 1)),
        Base::Numeric32Only => only(&[F32, I32, U32]),
        Base::Sint16or32Only => only(&[I16, I32]),
        Base::P32i8 | Base::P32u8 => to(U32),
        Base::U64 => to(U64),
        _ => None,
    }
}

/// Whether a class names objects, and whether a resource is one of them.
fn object_fits(base: Base, kind: ResourceKind, writable: bool) -> Option<bool> {
    use ResourceKind::{
        AccelerationStructure, RawBuffer, Sampler, SamplerComparison, Texture2D, Texture2DArray,
    };
    Some(match base {
        Base::Sampler | Base::Sampler1d | Base::Sampler2d | Base::Sampler3d | Base::SamplerCube => {
            kind == Sampler
        }
        Base::SamplerCmp => kind == SamplerComparison,
        Base::AnySampler => kind.is_sampler(),
        Base::AccelerationStruct => kind == AccelerationStructure,
        Base::Texture2D => kind == Texture2D,
        Base::Texture2DArray => kind == Texture2DArray,
        Base::ByteAddressBuffer | Base::RWByteAddressBuffer => kind == RawBuffer,
        Base::Resource => true,
        Base::NodeRecordOrUAV => writable,
        _ => return None,
    })
}

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
        if explicit.is_none()
            && self.cx.model.scopes.namespace_functions.contains(&name)
            && matches!(self.cx.best_overload(entry, &typed, TemplateArguments::default()), Match::None)
            && let Some(set) = self.cx.model.with_associated(None, name, &typed)
        {
            return self.call_candidates(e, callee, set, name, None, None, &typed);
        }
        self.call_builtin_entry(e, callee, entry, explicit, &typed)
    }

    /// A call of the built-in of a name when the arguments fit it: it goes before functions of the source that are no members.
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
        if entry.op == BuiltinOp::AddUint64 {
            let pairs = typed.iter().all(|&arg| {
                self.cx
                    .model
                    .num(self.cx.model.ty(arg))
                    .is_none_or(|n| matches!(n.shape, Shape::Vector(2 | 4)))
            });
            if !pairs {
                self.cx.report(&kinds::ADD_PAIRS, span);
                return self.cx.model.error_expr(span);
            }
        }
        if let Some(result) = self.cx.special(e, entry, typed) {
            return result;
        }
        let around = TemplateArguments { element: None, function: self.function_argument(explicit) };
        self.cx.call_entry(entry, typed, around, None, span, self.cx.place_of(callee))
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
            self.cx.push(Diagnostic::new(&kinds::UNDECLARED, at).arg(self.cx.model.name_text(name)));
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
        let args: Vec<Arg> = typed.iter().map(|&arg| self.argument(arg, uint, ArgIo::In)).collect();
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
            let e = it.convert(e, fit.params[param].0);
            it.convert(e, ty)
        };
        let c = if is_one { self.convert(c, bools) } else { operand(self, c, 0, bools) };
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
                        let text = self.model.type_text(self.model.ty(operand));
                        self.push(Diagnostic::new(&kinds::LOGICAL_FLOAT, at).arg(text));
                        return Some(self.model.error_expr(at));
                    }
                }
                let ty = self.model.num_ty(Scalar::Bool, shape);
                let (a, b) = (self.convert(a, ty), self.convert(b, ty));
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

    fn no_builtin(&mut self, entry: &'static Entry, args: &[ExprId], method: bool, at: Span) {
        let kind = if method { &kinds::NO_MATCHING_METHOD } else { &kinds::NO_MATCHING_FUNCTION };
        let mut d = Diagnostic::new(kind, at).arg(entry.op.name());
        let mut counts: SmallVec<[usize; 8]> = entry.overloads.iter().map(|o| o.params().len()).collect();
        counts.sort_unstable();
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
            out.push(Arg { expr: self.model.rvalue(object), io: ArgIo::In, ty });
        }
        for (&arg, &(ty, io)) in args.iter().zip(&fit.params) {
            if io == ArgIo::Ref {
                self.check_atomic_place(arg);
            }
            out.push(self.argument(arg, ty, io));
        }
        let callee = if object.is_some() { Callee::Method(op) } else { Callee::Builtin(op) };
        let args = self.model.program.arg_lists.push(&out);
        self.model.add(ExprKind::Call { callee, args }, fit.result, span)
    }

    /// The destination of an atomic operation lies in memory that others see.
    fn check_atomic_place(&mut self, e: ExprId) {
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
                    break matches!(self.model.program.vars[v].kind, GroupShared | Param);
                }
                _ => break false,
            }
        };
        if !shared {
            let span = self.model.span(e);
            self.report(&kinds::ATOMIC_PLACE, span);
        }
    }

    /// The overload of a built-in that fits best.
    pub(in crate::check) fn best_overload(
        &mut self,
        entry: &'static Entry,
        args: &[ExprId],
        around: TemplateArguments,
    ) -> Match {
        let ShaderModel { major, minor } = self.options.shader_model;
        let mut best: Option<Fit> = None;
        let mut newer = None;
        for o in entry.overloads {
            if o.params().len() != args.len() {
                continue;
            }
            let Some(fit) = self.fit(o, args, around) else { continue };
            if major == 6 && o.since > minor {
                newer = newer.or(Some(o.since));
            } else if best.as_ref().is_none_or(|b| fit.rank < b.rank) {
                best = Some(fit);
            }
        }
        match (best, newer) {
            (Some(fit), _) => Match::Fit(fit),
            (None, Some(minor)) => Match::Newer(minor),
            (None, None) => Match::None,
        }
    }

    fn fit(&mut self, o: &'static Overload, args: &[ExprId], around: TemplateArguments) -> Option<Fit> {
        let n = args.len() + 1;
        let atomic = o.params().first().is_some_and(|p| p.io == Io::Ref);
        let dims = Dims::of(&self.model, o, args)?;
        let mut params: SmallVec<[(TyId, ArgIo); 8]> = SmallVec::new();
        let mut rank = 0u32;
        for (i, &arg) in args.iter().enumerate() {
            let param = &o.params()[i];
            let io = match param.io {
                Io::In | Io::InColumnMajor | Io::InRowMajor => ArgIo::In,
                Io::Out => ArgIo::Out,
                Io::InOut => ArgIo::InOut,
                Io::Ref => ArgIo::Ref,
                Io::GroupShared | Io::Variadic => return None,
            };
            let mut ty = self.slot_type(o, i + 1, args, around, &dims, &mut rank)?;
            if atomic && io == ArgIo::In && self.model.num(ty).is_some() {
                // The operand is of the destination's type.
                ty = params.first().map_or(ty, |p| p.0);
            }
            rank += u32::from(self.model.slot_rank(arg, ty, io)?);
            params.push((ty, io));
        }
        debug_assert_eq!(params.len() + 1, n);
        let result = self.slot_type(o, 0, args, around, &dims, &mut 0)?;
        Some(Fit { result, params, rank })
    }

    /// The type of a slot for those arguments.
    fn slot_type(
        &mut self,
        o: &'static Overload,
        i: usize,
        args: &[ExprId],
        around: TemplateArguments,
        dims: &Dims,
        rank: &mut u32,
    ) -> Option<TyId> {
        let s = slot(o, i);
        match s.shape_from {
            Relation::Object => return around.element,
            Relation::Function => return self.model.function_type(i, args, around),
            Relation::FunctionSecond | Relation::Variadic | Relation::NodeOutput => return None,
            _ => {}
        }
        if s.base == Base::Void && s.element_from == Relation::Own {
            return (i == 0).then_some(self.model.common.void);
        }
        let root = slot(o, element_root(o, i));
        if let Some(arg) = i.checked_sub(1).map(|i| args[i])
            && let Ty::Resource(r) = self.model.ty_of(arg)
            && let Some(fits) = object_fits(root.base, r.kind, r.writable)
        {
            return fits.then(|| self.model.ty(arg));
        }
        match root.base {
            Base::RayDesc => return Some(self.ray_desc()),
            // A payload or attributes: any structure of the source's own.
            Base::Udt => {
                let ty = self.model.ty(args[i.checked_sub(1)?]);
                return matches!(self.model.program.types.get(ty), Ty::Struct(_)).then_some(ty);
            }
            _ => {}
        }
        if object_fits(root.base, ResourceKind::Sampler, false).is_some() {
            return None;
        }
        let scalar = match s.element_from {
            Relation::Object => self.model.num(around.element?)?.scalar,
            _ => {
                let (scalar, worse) = self.model.element(o, element_root(o, i), args)?;
                *rank += u32::from(worse);
                scalar
            }
        };
        let shape = dims.shape(o, i);
        Some(self.model.num_ty(scalar, shape))
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
}

impl Model {
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

    fn slot_rank(&self, arg: ExprId, ty: TyId, io: ArgIo) -> Option<Rank> {
        let from = self.ty(arg);
        match io {
            ArgIo::In => self.conversion(from, ty),
            _ if self.place_kind(arg) == PlaceKind::Value => None,
            ArgIo::Ref if matches!(self.program.exprs[arg].kind, ExprKind::Bits { .. }) => None,
            ArgIo::Ref => (from == ty).then_some(0),
            ArgIo::Out => self.conversion(ty, from),
            ArgIo::InOut => Some(self.conversion(ty, from)?.max(self.conversion(from, ty)?)),
        }
    }

    /// `T` of `Load<T>`; what is stored where nothing is said.
    fn function_type(&mut self, i: usize, args: &[ExprId], around: TemplateArguments) -> Option<TyId> {
        if around.function.is_some() {
            return around.function;
        }
        if i == 0 {
            return Some(self.common.uint);
        }
        let ty = self.ty(args[i - 1]);
        Some(if ty == self.common.literal_int { self.common.uint } else { self.settled_type(ty) })
    }

    /// The scalar of all slots that take their elements from `root`.
    fn element(&self, o: &Overload, root: usize, args: &[ExprId]) -> Option<(Scalar, Rank)> {
        let mut kind: Option<Kind> = None;
        for (i, &arg) in args.iter().enumerate() {
            if element_root(o, i + 1) != root {
                continue;
            }
            let k = self.kind(self.ty(arg))?;
            kind = Some(kind.map_or(k, |before| common(before, k)));
        }
        let base = slot(o, root).base;
        match kind {
            Some(Kind::Scalar(s)) => legal(base, s),
            Some(Kind::Enum) => of_enum(base),
            None => legal(base, default_scalar(base)).map(|(s, _)| (s, 0)),
        }
    }
}

/// What a class of element types makes of an enumeration: its own first one, where it takes others at all.
fn of_enum(base: Base) -> Option<(Scalar, Rank)> {
    let (s, _) = legal(base, Scalar::Bool)?;
    Some((if s == Scalar::Bool && base != Base::Bool { Scalar::F32 } else { s }, 2))
}

/// The scalar of a slot that no argument decides.
fn default_scalar(base: Base) -> Scalar {
    match base {
        Base::Bool => Scalar::Bool,
        Base::Int | Base::AnyInt | Base::AnyInt32 | Base::Int32Only => Scalar::I32,
        Base::Uint | Base::UintOnly | Base::P32i8 | Base::P32u8 => Scalar::U32,
        Base::U64 => Scalar::U64,
        Base::AnyInt64 | Base::Int64Only => Scalar::I64,
        Base::Double | Base::DoubleOnly => Scalar::F64,
        Base::Int16T => Scalar::I16,
        Base::Uint16T => Scalar::U16,
        Base::Float16T => Scalar::F16,
        _ => Scalar::F32,
    }
}

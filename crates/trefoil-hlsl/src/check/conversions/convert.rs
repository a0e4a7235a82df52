//! Conversions: which are implicit, how good they are, and the nodes they become.

use crate::check::constants::{literal, words};
use crate::check::conversions::place::PlaceKind;
use crate::check::model::{Found, Model, Part, Symbol};
use crate::check::types::facts::{Num, Shape, bits, is_literal};
use crate::check::types::words::{Goal, Spelling};
use crate::check::{Context, kinds};
use crate::diag::Diagnostic;
use crate::source::Span;
use crate::syntax::tree;
use crate::typed::{
    AccessOp, BitField, Const, Expr, ExprId, ExprKind, ResourceTy, Scalar, StructId, Ty, TyId,
};
use smallvec::SmallVec;
use trefoil_ir::ResourceKind;

/// How good a conversion is: 0 for none at all, more is worse.
pub(in crate::check) type Rank = u16;

/// How much a step between scalars counts: more than any between shapes.
const SCALAR: Rank = 64;
/// A conversion that cuts a vector or matrix.
const TRUNCATES: Rank = 16;
/// A conversion of a scalar to a vector or matrix.
const SPLATS: Rank = 8;
/// What only built-ins count: cutting down to a scalar is worse than cutting.
pub(in crate::check) const TO_SCALAR: Rank = 1;

/// How good a conversion between scalars is. The order is DXC's: overloads that it finds ambiguous are so here.
fn scalar_rank(from: Scalar, to: Scalar) -> Rank {
    use Scalar::*;
    if from == to {
        return 0;
    }
    let by = |order: &[&[Scalar]], rest: Rank| {
        order.iter().position(|class| class.contains(&to)).map_or(rest, |i| i as Rank)
    };
    match from {
        LiteralInt => by(&[&[I32, U32, I64, U64], &[Bool]], 2),
        LiteralFloat => {
            by(&[&[Half, F16, F32, F64]], if to.is_min_precision() && to.is_float() { 2 } else { 1 })
        }
        Bool => 1,
        I32 => by(
            &[&[], &[I64, U64], &[U32], &[Bool, Min16Int, I16], &[Min16Uint, U16], &[F32, F64, Min16Float]],
            6,
        ),
        U32 | Int8x4 | Uint8x4 => by(
            &[&[], &[U64], &[I32], &[I64], &[Bool, Min16Int, Min16Uint, I16, U16], &[F32, F64, Min16Float]],
            6,
        ),
        I64 => by(&[&[], &[U64], &[I32, Bool, Min16Int], &[U32, Min16Uint], &[F32, F64, Min16Float]], 5),
        U64 => by(&[&[], &[I64], &[U32, Bool, Min16Uint], &[I32, Min16Int], &[F32, F64, Min16Float]], 5),
        Min16Int | Min12Int | I16 => by(&[&[], &[I32, I64], &[U32, U64, F32, F64]], 3),
        Min16Uint | U16 => by(&[&[], &[U32, U64], &[I32, I64, F32, F64]], 3),
        Half | F16 => by(&[&[], &[F32, F64], &[Bool]], 3),
        F32 => by(&[&[], &[F64]], 2),
        Min16Float | Min10Float => by(&[&[], &[F32, F64, Half, F16]], 2),
        F64 => 2,
    }
}

/// The rank of a conversion between shapes, if it is implicit.
pub(in crate::check) fn shape_rank(from: Shape, to: Shape) -> Option<Rank> {
    use Shape::{Matrix, Scalar, Vector};
    if from == to {
        return Some(0);
    }
    match (from, to) {
        (f, t) if f.is_one() && t.is_one() => Some(TO_SCALAR),
        (f, _) if f.is_one() => Some(SPLATS),
        (_, t) if t.is_one() => Some(TRUNCATES + TO_SCALAR),
        (Vector(a), Vector(b)) if a > b => Some(TRUNCATES),
        (Matrix(r, c), Matrix(r2, c2)) if r >= r2 && c >= c2 => Some(TRUNCATES),
        // As good as none at all, as DXC has it.
        (Vector(_), Matrix(..)) | (Matrix(..), Vector(_)) if from.count() == to.count() => Some(0),
        (Matrix(r, c), Vector(n)) if (r == 1 || c == 1) && from.count() > n.into() => Some(TRUNCATES),
        (Vector(n), Matrix(r, c)) if (r == 1 || c == 1) && u32::from(n) > to.count() => Some(TRUNCATES),
        (Scalar, _) | (Vector(_) | Matrix(..), _) => None,
    }
}

/// Whether two resource types say the same, unorm and the like aside.
fn same_resource(a: &ResourceTy, b: &ResourceTy) -> bool {
    (a.kind, a.element, a.writable, a.rasterizer_ordered, a.object)
        == (b.kind, b.element, b.writable, b.rasterizer_ordered, b.object)
}

impl Context<'_> {
    /// Converts implicitly, with its warnings; none when there is no such conversion. Warnings of lost bits are reported at
    /// `at`, where given, instead of the operand: at a variable's name, an assignment's operator.
    pub(in crate::check) fn try_convert(
        &mut self,
        e: ExprId,
        to: TyId,
        goal: Goal,
        at: Option<Span>,
    ) -> Option<ExprId> {
        let from = self.model.ty(e);
        if from == to {
            return Some(self.model.rvalue(e));
        }
        if self.model.becomes_resource(e, to) {
            return Some(e);
        }
        self.model.conversion(from, to)?;
        self.warn_conversion(e, to, goal, at);
        Some(self.model.cast(e, to))
    }

    /// Converts implicitly; an error says that it cannot be done.
    pub(in crate::check) fn convert(&mut self, e: ExprId, to: TyId) -> ExprId {
        self.convert_for(e, to, Goal::Named)
    }

    /// Converts implicitly to a type that is the compiler's own.
    pub(in crate::check) fn convert_made(&mut self, e: ExprId, to: TyId) -> ExprId {
        self.convert_for(e, to, Goal::Made)
    }

    /// Converts implicitly to a type that warnings name as the goal says.
    pub(in crate::check) fn convert_for(&mut self, e: ExprId, to: TyId, goal: Goal) -> ExprId {
        if self.model.ty(e) == to {
            return self.model.rvalue(e);
        }
        if let Some(converted) = self.try_convert(e, to, goal, None) {
            return converted;
        }
        let span = self.model.span(e);
        let d = Diagnostic::new(&kinds::CANNOT_CONVERT, span).arg(self.value_text(e));
        let d = d.arg(self.model.goal_text(to, goal));
        self.push(d);
        self.model.error_expr(span)
    }

    /// Warns of what an implicit conversion loses.
    fn warn_conversion(&mut self, e: ExprId, to: TyId, goal: Goal, at: Option<Span>) {
        let (Some(a), Some(b)) = (self.model.num(self.model.ty(e)), self.model.num(to)) else { return };
        let span = self.model.span(e);
        let at = at.unwrap_or(span);
        if a.shape.count() > b.shape.count() && !(matches!(a.shape, Shape::Scalar)) {
            self.report(&kinds::TRUNCATES_VECTOR, at);
        }
        let kind = self.model.program.exprs[e].kind;
        let is_whole = matches!(kind, ExprKind::Const(Const::Float(_))) && !b.scalar.is_float();
        // Of constants only a double is told to be larger than an integer, and what does not fit.
        let is_told = match kind {
            ExprKind::Const(Const::Int(v)) => !is_literal(a.scalar) && is_cut(v, a.scalar, b.scalar),
            ExprKind::Const(Const::Float(v)) if a.scalar == Scalar::F64 => {
                is_whole || v.is_infinite() || (v as f32).is_infinite()
            }
            ExprKind::Const(_) => false,
            _ => true,
        };
        let is_constant = matches!(kind, ExprKind::Const(_));
        if is_constant && is_told && narrows(a.scalar, b.scalar) {
            self.warn_narrows(e, to, goal, at);
        }
        if b.shape == Shape::Scalar && self.warn_literal(e, to, goal) || is_whole {
            return;
        }
        if !is_constant && narrows(a.scalar, b.scalar) {
            self.warn_narrows(e, to, goal, at);
        }
        self.warn_sign(e, to, (a.scalar, b.scalar), goal);
    }

    fn warn_narrows(&mut self, e: ExprId, to: TyId, goal: Goal, at: Span) {
        let from = match self.model.program.exprs[e].kind {
            ExprKind::Const(_) => self.model.spelled(self.model.ty(e), Spelling::Made),
            _ => self.value_text(e),
        };
        let to = self.model.goal_text(to, goal);
        self.push(Diagnostic::new(&kinds::NARROWS, at).arg(from).arg(to));
    }

    /// Warns of what a compound assignment's result loses on its way back into its place.
    pub(in crate::check) fn warn_compound(&mut self, place: ExprId, value: ExprId, in_type: TyId, at: Span) {
        let scalar = |c: &Self, ty| c.model.num(ty).map(|n| n.scalar);
        let (Some(from), Some(to)) = (scalar(self, in_type), scalar(self, self.model.ty(place))) else {
            return;
        };
        let is_enum = matches!(self.model.ty_of(value), Ty::Enum(..));
        let is_constant = matches!(self.model.program.exprs[value].kind, ExprKind::Const(_));
        if narrows(from, to) && !is_enum && !is_constant {
            let from = match self.model.ty(value) == in_type {
                true => self.value_text(value),
                false => self.model.spelled(in_type, Spelling::Made),
            };
            self.push(Diagnostic::new(&kinds::NARROWS, at).arg(from).arg(self.value_text(place)));
        }
    }

    /// Warns of a conversion between signed and unsigned numbers.
    fn warn_sign(&mut self, e: ExprId, ty: TyId, (from, to): (Scalar, Scalar), goal: Goal) {
        let is_constant = matches!(self.model.program.exprs[e].kind, ExprKind::Const(_)) || is_literal(from);
        // A signed number is none of an unsigned type that is wider either; an unsigned one is of a wider signed type.
        let changes = match (bits(from), bits(to)) {
            (16.., to_bits) if from.is_signed() && to.is_unsigned() => bits(from) <= to_bits,
            (16.., to_bits) if from.is_unsigned() && to.is_signed() => bits(from) == to_bits,
            _ => false,
        };
        // None of an enumeration without negative numbers becomes one.
        let is_kept = from.is_unsigned() && matches!(self.model.ty_of(e), Ty::Enum(..));
        if !is_constant && changes && !is_kept && self.diags.may_warn(&kinds::SIGN_CHANGES) {
            let d = Diagnostic::new(&kinds::SIGN_CHANGES, self.model.span(e)).arg(self.value_text(e));
            self.push(d.arg(self.model.goal_text(ty, goal)));
        }
        if !is_constant
            && from.is_float()
            && !to.is_float()
            && self.diags.may_warn(&kinds::FLOAT_BECOMES_INTEGER)
        {
            self.warn_float(e, ty, goal);
        }
        let is_promoted = from.is_float() && to == Scalar::F64 && from != Scalar::F64;
        if !is_constant && is_promoted && self.diags.may_warn(&kinds::PROMOTES) {
            let d = Diagnostic::new(&kinds::PROMOTES, self.model.span(e)).arg(self.value_text(e));
            self.push(d.arg(self.model.goal_text(ty, goal)));
        }
    }

    /// Warns of a float that becomes an integer or a `bool`; of a choice, of each of the two.
    #[cold]
    fn warn_float(&mut self, e: ExprId, ty: TyId, goal: Goal) {
        match self.model.program.exprs[e].kind {
            ExprKind::Const(_) => {}
            ExprKind::Conditional(_, a, b) => {
                self.warn_float(a, ty, goal);
                self.warn_float(b, ty, goal);
            }
            _ if [self.model.ty(e), ty]
                .iter()
                .any(|&ty| self.model.num(ty).is_none_or(|n| n.shape != Shape::Scalar)) => {}
            _ => {
                let d = Diagnostic::new(&kinds::FLOAT_BECOMES_INTEGER, self.model.span(e))
                    .arg(self.value_text(e));
                self.push(d.arg(self.model.goal_text(ty, goal)));
            }
        }
    }

    /// Warns of a literal whose value changes when it becomes another scalar; whether it does.
    pub(in crate::check) fn warn_literal(&mut self, e: ExprId, ty: TyId, goal: Goal) -> bool {
        let scalar = |ty| self.model.num(ty).map(|n| n.scalar);
        let (Some(from), Some(to)) = (scalar(self.model.ty(e)), scalar(ty)) else { return false };
        let span = self.model.span(e);
        let d = match self.model.program.exprs[e].kind {
            ExprKind::Const(Const::Float(v)) if from.is_float() && !to.is_float() => {
                let Some(now) = words::changed(v, to) else { return false };
                let Some(at) = self.literal_at(span) else { return true };
                let digits = if from == Scalar::LiteralFloat { 16 } else { 8 };
                let d =
                    Diagnostic::new(&kinds::LITERAL_CHANGES, at).arg(self.model.type_text(self.model.ty(e)));
                d.arg(self.model.goal_text(ty, goal)).arg(words::float_text(v.abs(), digits)).arg(now)
            }
            ExprKind::Const(Const::Int(v)) if is_cut(v, from, to) => {
                let text = self.model.spelled(self.model.ty(e), Spelling::Made);
                let d = Diagnostic::new(&kinds::INT_CHANGES, self.operator_at(span)).arg(text);
                d.arg(self.model.goal_text(ty, goal)).arg(v).arg(literal::wrap(v, to))
            }
            ExprKind::Conditional(_, a, b) | ExprKind::Select(_, a, b) if is_literal(from) => {
                let is_changed = self.warn_literal(a, ty, goal);
                return self.warn_literal(b, ty, goal) || is_changed;
            }
            _ => return false,
        };
        self.push(d);
        true
    }

    /// The expression of the source that a constant came of, where few have been warned of.
    #[cold]
    fn written_at(&self, span: Span) -> Option<tree::ExprId> {
        const MOST_LOOKED_UP: usize = 64;
        if self.diags.len() > MOST_LOOKED_UP {
            return None;
        }
        let is_there = |place: &tree::ExprPlace| {
            place.span == span || place.caret == span.lo && place.span.hi == span.hi
        };
        let found = self.unit.expr_places.iter().find(|(_, place)| is_there(place));
        found.map(|(e, _)| e)
    }

    /// Where the literal is that a constant was written as, without its sign; none where it is what something else comes to.
    fn literal_at(&self, span: Span) -> Option<Span> {
        let Some(mut e) = self.written_at(span) else { return Some(span) };
        while let tree::Expr::Unary { op: tree::UnaryOp::Minus | tree::UnaryOp::Plus, operand } =
            self.unit.exprs[e]
        {
            e = operand;
        }
        let is_result = matches!(self.unit.exprs[e], tree::Expr::Binary { .. });
        (!is_result).then(|| self.caret(e))
    }

    /// Where a constant is told of: at the operator whose result it is.
    fn operator_at(&self, span: Span) -> Span {
        match self.written_at(span) {
            Some(e) if matches!(self.unit.exprs[e], tree::Expr::Binary { .. }) => self.caret(e),
            _ => span,
        }
    }

    /// `(T)e`: every conversion that may be asked for; an error says that it cannot be done.
    pub(in crate::check) fn explicit_cast(&mut self, e: ExprId, to: TyId, span: Span) -> ExprId {
        if let Some(place) = self.model.cast_place(e, to, span) {
            return place;
        }
        let e = self.model.rvalue(e);
        let from = self.model.ty(e);
        if to == self.model.common.error {
            return self.model.error_expr(span);
        }
        if from == to || self.model.is_error(e) {
            self.model.program.exprs[e].span = span;
            return e;
        }
        if self.model.becomes_resource(e, to) {
            self.model.program.exprs[e].span = span;
            return e;
        }
        if self.model.castable(from, to) && self.model.enums_cast(from, to) {
            let plain =
                !matches!(self.model.program.types.get(to), Ty::Scalar(_) | Ty::Vector(..) | Ty::Enum(..));
            if plain
                && let ExprKind::Const(c) = self.model.program.exprs[e].kind
                && is_positive_zero(c)
            {
                return self.model.add(ExprKind::Zero, to, span);
            }
            let result = self.model.cast(e, to);
            self.model.program.exprs[result].span = span;
            return result;
        }
        // What a template's own record becomes is known of its instances.
        if !self.frame.generic || !self.model.is_dependent_type(to) {
            let d = Diagnostic::new(&kinds::CANNOT_CONVERT, span).arg(self.model.type_text(from));
            let d = d.arg(self.model.type_text(to));
            self.push(d);
        }
        self.model.error_expr(span)
    }
}

/// Whether an integer is cut as another kind of integer: a literal, or one of more bits.
fn is_cut(v: i64, from: Scalar, to: Scalar) -> bool {
    let width = bits(to);
    let may_be = from == Scalar::LiteralInt || from.is_int() && bits(from) > width;
    may_be && to.is_int() && (1..64).contains(&width) && (v < -(1 << (width - 1)) || v >= 1 << width)
}

impl Model {
    /// Whether an expression is an element of a descriptor heap whose type nothing has said yet, or a choice of two.
    pub(in crate::check) fn is_heap_element(&self, e: ExprId) -> bool {
        match self.program.exprs[e].kind {
            ExprKind::Heap(_) => self.ty(e) == self.common.void,
            ExprKind::Conditional(_, a, b) | ExprKind::Select(_, a, b) => {
                self.is_heap_element(a) && self.is_heap_element(b)
            }
            _ => false,
        }
    }

    /// Gives an element of a descriptor heap the resource type that is asked for; false for all other expressions and
    /// types.
    fn becomes_resource(&mut self, e: ExprId, to: TyId) -> bool {
        if !matches!(self.program.types.get(to), Ty::Resource(_)) || !self.is_heap_element(e) {
            return false;
        }
        if let ExprKind::Conditional(_, a, b) | ExprKind::Select(_, a, b) = self.program.exprs[e].kind {
            self.becomes_resource(a, to);
            self.becomes_resource(b, to);
        }
        self.program.exprs[e].ty = to;
        true
    }

    /// How good the implicit conversion from one type to another is; none when there is none.
    pub(in crate::check) fn conversion(&self, from: TyId, to: TyId) -> Option<Rank> {
        if from == to {
            return Some(0);
        }
        match (self.program.types.get(from), self.program.types.get(to)) {
            (Ty::Error, _) | (_, Ty::Error) => Some(0),
            (_, Ty::Enum(..) | Ty::Pointer { .. }) => None,
            (Ty::Pointer { .. }, Ty::Scalar(Scalar::U64)) => Some(SCALAR),
            (Ty::Pointer { .. }, _) => None,
            (Ty::Enum(e, _), _) if self.enums[e as usize].scoped => None,
            (Ty::Struct(a), Ty::Struct(b)) => match self.base_path(a, b) {
                Some(path) => Some(path.len() as Rank * SCALAR),
                None => self.converts_by_layout(from, to).then_some(SCALAR),
            },
            (Ty::Struct(_), Ty::Array(..)) | (Ty::Array(..), Ty::Struct(_)) => {
                self.converts_by_layout(from, to).then_some(SCALAR)
            }
            // The length of an array of resources may be left open.
            (Ty::Array(a, n), Ty::Array(b, m))
                if a == b
                    && n.min(m) == 0
                    && matches!(self.program.types.get(self.innermost(a)), Ty::Resource(_)) =>
            {
                Some(0)
            }
            (Ty::Resource(a), Ty::Resource(b)) if same_resource(&a, &b) => Some(0),
            (Ty::Resource(r), _) if matches!(r.kind, ResourceKind::CBuffer | ResourceKind::TBuffer) => {
                match (self.program.types.get(r.element), self.program.types.get(to)) {
                    (Ty::Struct(a), Ty::Struct(b)) => self.base_path(a, b).map(|p| p.len() as Rank * SCALAR),
                    _ => self.conversion(r.element, to),
                }
                .map(|r| r + SCALAR)
            }
            (Ty::Array(..), Ty::Array(..)) => self.converts_by_layout(from, to).then_some(1),
            (Ty::Enum(..), _) => {
                // All numbers are equally far from an enumeration.
                let (a, b) = (self.num(from)?, self.num(to)?);
                Some(shape_rank(a.shape, b.shape)? + SCALAR)
            }
            _ => {
                let (a, b) = (self.num(from)?, self.num(to)?);
                Some(shape_rank(a.shape, b.shape)? + SCALAR * scalar_rank(a.scalar, b.scalar))
            }
        }
    }

    /// The value of an expression: what lies there when it is a place.
    pub(in crate::check) fn rvalue(&mut self, e: ExprId) -> ExprId {
        let Expr { kind, ty, span } = self.program.exprs[e];
        let is_place = match kind {
            ExprKind::Assign(..) | ExprKind::CompoundAssign { .. } | ExprKind::IncDec(..) => false,
            // What most expressions are is told at once.
            ExprKind::Const(_) | ExprKind::Load(_) | ExprKind::Binary(..) | ExprKind::Call { .. } => false,
            ExprKind::Var(_) => true,
            _ => self.place_kind(e) != PlaceKind::Value,
        };
        if !is_place || ty == self.common.error {
            return e;
        }
        if let ExprKind::Var(var) = kind
            && self.program.vars[var].is_const
            && self.num(ty).is_some_and(|n| n.shape == Shape::Scalar)
            && let Some((value, _)) = self.const_value(e)
        {
            return self.add(ExprKind::Const(value), ty, span);
        }
        self.add(ExprKind::Load(e), ty, span)
    }

    /// The node of a conversion that is known to be allowed.
    pub(in crate::check) fn cast(&mut self, e: ExprId, to: TyId) -> ExprId {
        let from = self.ty(e);
        if from == to || self.is_error(e) {
            return self.rvalue(e);
        }
        let span = self.span(e);
        match (self.program.types.get(from), self.program.types.get(to)) {
            (_, Ty::Error) => return self.error_expr(span),
            (Ty::Struct(a), Ty::Struct(b)) => {
                if let Some(path) = self.base_path(a, b) {
                    let base = self.walk_bases(e, &path);
                    return self.rvalue(base);
                }
            }
            (Ty::Resource(_), Ty::Resource(_)) => return self.rvalue(e),
            (Ty::Array(a, n), Ty::Array(b, m)) if a == b && n.min(m) == 0 => return self.rvalue(e),
            (Ty::Resource(r), _) if matches!(r.kind, ResourceKind::CBuffer | ResourceKind::TBuffer) => {
                let inner = self.contents(e, r.element);
                return self.cast(inner, to);
            }
            _ => {}
        }
        let e = self.rvalue(e);
        match (self.num(self.ty(e)), self.num(to)) {
            (Some(a), Some(b)) => self.cast_numbers(e, a, b, to),
            // One number for all parts, each of its own type.
            (Some(a), None) if is_literal(a.scalar) => {
                match self.program.exprs[e].kind {
                    ExprKind::Const(Const::Int(n)) if i32::try_from(n).is_err() => {
                        self.settle(e, Scalar::I64);
                    }
                    ExprKind::Const(Const::Float(_)) => self.settle(e, Scalar::F64),
                    _ => {
                        self.settled(e);
                    }
                }
                self.add(ExprKind::Cast(e), to, span)
            }
            _ => self.add(ExprKind::Cast(e), to, span),
        }
    }

    fn cast_numbers(&mut self, e: ExprId, a: Num, b: Num, to: TyId) -> ExprId {
        let span = self.span(e);
        if let ExprKind::Const(c) = self.program.exprs[e].kind {
            let c = literal::convert(c, a.scalar, b.scalar);
            if !matches!(b.shape, Shape::Matrix(..)) {
                return self.add(ExprKind::Const(c), to, span);
            }
            let scalar = self.scalar_ty(b.scalar);
            let one = self.add(ExprKind::Const(c), scalar, span);
            return self.add(ExprKind::Cast(one), to, span);
        }
        if is_literal(a.scalar) && !is_literal(b.scalar) {
            let scalar = self.literal_becomes(e, b.scalar);
            self.settle(e, scalar);
            if self.ty(e) == to {
                return e;
            }
        }
        self.add(ExprKind::Cast(e), to, span)
    }

    /// What an expression of literal type is computed in where it becomes a scalar: integers with a sign, reals as reals, whatever
    /// becomes of their result; a choice of literals is one of what they become.
    pub(in crate::check) fn literal_becomes(&self, e: ExprId, to: Scalar) -> Scalar {
        let computed = match self.num(self.ty(e)).map(|n| n.scalar) {
            Some(Scalar::LiteralInt) => match to {
                Scalar::I64 | Scalar::U64 => Scalar::I64,
                _ => Scalar::I32,
            },
            Some(Scalar::LiteralFloat) if !to.is_float() => self.types.literal_real,
            _ => to,
        };
        if computed == to || self.is_choice_of_literals(e) { to } else { computed }
    }

    fn is_choice_of_literals(&self, e: ExprId) -> bool {
        match self.program.exprs[e].kind {
            ExprKind::Const(_) => true,
            ExprKind::Conditional(_, a, b) | ExprKind::Select(_, a, b) => {
                self.is_choice_of_literals(a) && self.is_choice_of_literals(b)
            }
            _ => false,
        }
    }

    /// Makes an expression of literal type one of that scalar, down to its literals.
    pub(in crate::check) fn settle(&mut self, e: ExprId, scalar: Scalar) {
        let Some(num) = self.num(self.ty(e)) else { return };
        if !is_literal(num.scalar) {
            return;
        }
        let old = num.scalar;
        let ty = self.ty(e);
        match self.program.exprs[e].kind {
            ExprKind::Const(c) => {
                self.program.exprs[e].kind = ExprKind::Const(literal::convert(c, old, scalar))
            }
            ExprKind::Conditional(_, a, b) | ExprKind::Select(_, a, b) | ExprKind::Binary(_, a, b) => {
                self.settle(a, scalar);
                self.settle(b, scalar);
            }
            // An integer that becomes a literal of the other kind is computed as one.
            ExprKind::Cast(a) => {
                let inner = self.literal_becomes(a, scalar);
                self.settle(a, inner);
            }
            ExprKind::Unary(_, a) | ExprKind::Comma(_, a) | ExprKind::Load(a) => self.settle(a, scalar),
            ExprKind::Swizzle { base, .. } | ExprKind::MatrixSwizzle { base, .. } => {
                self.settle(base, scalar)
            }
            _ => {}
        }
        let ty = self.with_scalar(ty, scalar);
        self.program.exprs[e].ty = ty;
    }

    /// An expression without literal types: `int` and `float` where nothing else was asked for.
    pub(in crate::check) fn settled(&mut self, e: ExprId) -> ExprId {
        match self.num(self.ty(e)).map(|n| n.scalar) {
            Some(Scalar::LiteralInt) => self.settle(e, Scalar::I32),
            Some(Scalar::LiteralFloat) => self.settle(e, Scalar::F32),
            _ => {}
        }
        e
    }

    /// The structure in a constant buffer object.
    pub(in crate::check) fn contents(&mut self, e: ExprId, element: TyId) -> ExprId {
        let span = self.span(e);
        let resource = self.rvalue(e);
        let uint = self.common.uint;
        let index = self.add(ExprKind::Const(Const::Int(0)), uint, span);
        let kind = ExprKind::Access { op: AccessOp::Contents, resource, index, extra: None };
        self.add(kind, element, span)
    }

    /// The part of a structure that it inherits.
    pub(in crate::check) fn walk_bases(&mut self, mut e: ExprId, path: &[u32]) -> ExprId {
        for &step in path {
            let Ty::Struct(s) = self.ty_of(e) else { return e };
            let (ty, span) = (self.field(s, step).ty, self.span(e));
            e = self.add(ExprKind::Field(e, step), ty, span);
        }
        e
    }

    pub(in crate::check) fn castable(&self, from: TyId, to: TyId) -> bool {
        if self.conversion(from, to).is_some() {
            return true;
        }
        if matches!(self.program.types.get(from), Ty::Pointer { .. })
            || matches!(self.program.types.get(to), Ty::Pointer { .. })
        {
            return false;
        }
        let scoped = matches!(self.program.types.get(from), Ty::Enum(n, _) if self.enums[n as usize].scoped);
        if scoped && !matches!(self.program.types.get(to), Ty::Scalar(_) | Ty::Enum(..) | Ty::Error) {
            return false;
        }
        match (self.num(from), self.num(to)) {
            (Some(a), Some(b)) => shape_rank(a.shape, b.shape).is_some(),
            (Some(a), None) if a.shape.is_one() => {
                let leaves = self.leaves(to);
                // DXC spreads a vector of one lane only when that is of 32 bits.
                let spreads = !matches!(a.shape, Shape::Vector(_))
                    || matches!(a.scalar, Scalar::F32 | Scalar::I32 | Scalar::U32)
                    || leaves == Some(1);
                leaves.is_some() && self.is_plain(to) && spreads
            }
            _ => {
                let both_plain = self.is_plain(from) && self.is_plain(to);
                match (self.leaves(from), self.leaves(to)) {
                    (Some(a), Some(b)) => a >= b && both_plain,
                    _ => false,
                }
            }
        }
    }

    /// A member of a record that a symbol of its scope stands for, when it is data.
    pub(in crate::check) fn data_member(
        &mut self,
        base: ExprId,
        found: Found,
        s: StructId,
        span: Span,
    ) -> Option<ExprId> {
        let owner = found.owner.unwrap_or(s);
        let part = match found.symbol {
            Symbol::Field(i) => {
                // A record that is still being read has none of its fields yet.
                let ty = self.program.structs[owner].fields.get(i as usize)?.ty;
                Part { path: SmallVec::from_slice(&[i]), bits: None, ty }
            }
            Symbol::Part(index) => self.records.parts[index].clone(),
            _ => return None,
        };
        let bases = self.base_path(s, owner)?;
        let mut at = self.walk_bases(base, &bases);
        let mut record = owner;
        for &i in &part.path {
            let ty = self.field(record, i).ty;
            at = self.add(ExprKind::Field(at, i), ty, span);
            if let Ty::Struct(inner) = self.program.types.get(ty) {
                record = inner;
            }
        }
        Some(match part.bits {
            Some(BitField { offset, width, ty, .. }) => {
                self.add(ExprKind::Bits { base: at, offset, width }, ty, span)
            }
            None => {
                self.program.exprs[at].ty = part.ty;
                at
            }
        })
    }
}

fn is_positive_zero(c: Const) -> bool {
    match c {
        Const::Bool(b) => !b,
        Const::Int(v) => v == 0,
        Const::Float(v) => v == 0.0 && v.is_sign_positive(),
    }
}

/// Whether a conversion keeps less than there was, as DXC warns of it.
pub(in crate::check) fn narrows(from: Scalar, to: Scalar) -> bool {
    bits(from) > bits(to) && bits(to) > 1 && !(bits(from) <= 32 && bits(to) >= 31)
}

/// What an initialiser is for, as messages name it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(in crate::check) enum Target {
    /// A variable, with the place of its name where that is known.
    Variable(Span),
    /// A variable that is `const`.
    Constant(Span),
    /// A parameter with a default argument.
    Parameter(Span),
    Return,
}

impl Target {
    pub(in crate::check) fn text(self) -> &'static str {
        match self {
            Target::Variable(_) | Target::Constant(_) => "a variable",
            Target::Parameter(_) => "a parameter",
            Target::Return => "return object",
        }
    }
}

/// The shape that two operands have in common: of the larger where the other converts to it, else of the smaller; of the first
/// where they are as large.
pub(in crate::check) fn combine_shapes(a: Shape, b: Shape) -> Option<Shape> {
    if a == b {
        return Some(a);
    }
    let (larger, smaller) = if a.count() >= b.count() { (a, b) } else { (b, a) };
    let becomes = |from, to| shape_rank(from, to).map(|_| to);
    becomes(smaller, larger).or_else(|| becomes(larger, smaller))
}

//! Operators.

use crate::check::constants::{constant, literal};
use crate::check::conversions::convert::combine_shapes;
use crate::check::model::{FnId, Model};
use crate::check::overloads::overload::Resolution;
use crate::check::types::facts::{Num, Shape, is_literal};
use crate::check::types::words::Goal;
use crate::check::{Checker, Context, kinds};
use crate::diag::{Diagnostic, Kind};
use crate::source::Span;
use crate::syntax::tree::{self, BinaryOp, Expr, Operator, UnaryOp};
use crate::typed::{BinOp, ExprId, ExprKind, IncDec, Scalar, Ty, TyId, UnOp};
use trefoil_ir::HlslVersion;

/// The typed operator of a written one; `&&` and `||` are chosen elsewhere.
pub(in crate::check) fn bin_op(op: BinaryOp) -> BinOp {
    use BinaryOp::*;
    match op {
        Mul => BinOp::Mul,
        Div => BinOp::Div,
        Rem => BinOp::Rem,
        Add => BinOp::Add,
        Sub => BinOp::Sub,
        Shl => BinOp::Shl,
        Shr => BinOp::Shr,
        Lt => BinOp::Lt,
        Gt => BinOp::Gt,
        Le => BinOp::Le,
        Ge => BinOp::Ge,
        Eq => BinOp::Eq,
        Ne => BinOp::Ne,
        BitAnd => BinOp::BitAnd,
        BitXor => BinOp::BitXor,
        BitOr => BinOp::BitOr,
        And => BinOp::And,
        Or | Comma => BinOp::Or,
    }
}

fn is_comparison(op: BinaryOp) -> bool {
    use BinaryOp::*;
    matches!(op, Lt | Gt | Le | Ge | Eq | Ne)
}

fn is_bitwise(op: BinaryOp) -> bool {
    use BinaryOp::*;
    matches!(op, BitAnd | BitOr | BitXor | Shl | Shr)
}

pub(in crate::check) fn is_shift(op: BinaryOp) -> bool {
    matches!(op, BinaryOp::Shl | BinaryOp::Shr)
}

/// How many operators of a chain are one piece of it, if there are more.
const PIECE: u32 = 256;
/// Most operators of a piece where the chain cannot be cut: literals without a type, operators of structures.
const MAX_PIECE: u32 = 512;

impl Checker<'_> {
    pub(in crate::check) fn unary(&mut self, e: tree::ExprId, op: UnaryOp, operand: tree::ExprId) -> ExprId {
        let span = self.cx.place_of(e);
        let typed = self.expr(operand);
        if self.cx.model.is_error(typed) {
            return typed;
        }
        if let Ty::Struct(_) = self.cx.model.ty_of(typed)
            && let Some(operator) = step_operator(op)
            && let Some(result) = self.operator_call(operator, &[typed], span)
        {
            return result;
        }
        match op {
            UnaryOp::PreInc | UnaryOp::PreDec | UnaryOp::PostInc | UnaryOp::PostDec => {
                self.cx.inc_dec(e, op, typed)
            }
            UnaryOp::Deref | UnaryOp::AddressOf => {
                self.cx.push(self.cx.at_expr(&kinds::OPERATOR_UNSUPPORTED, e));
                self.cx.model.error_expr(span)
            }
            UnaryOp::Plus | UnaryOp::Minus | UnaryOp::Not | UnaryOp::BitNot => self.cx.sign(e, op, typed),
        }
    }

    pub(in crate::check) fn binary(
        &mut self,
        e: tree::ExprId,
        op: BinaryOp,
        lhs: tree::ExprId,
        rhs: tree::ExprId,
    ) -> ExprId {
        if self.is_long_chain(lhs) {
            self.cx.frame.nesting += PIECE;
            let chain = self.chain(e);
            self.cx.frame.nesting -= PIECE;
            return chain;
        }
        let a = self.expr(lhs);
        self.binary_of(e, op, a, rhs)
    }

    /// Whether an expression is a chain of operators, each the left operand of the next, that is not to be descended.
    fn is_long_chain(&self, mut e: tree::ExprId) -> bool {
        (0..PIECE).all(|_| match self.cx.unit.exprs[e] {
            Expr::Binary { lhs, .. } => {
                e = lhs;
                true
            }
            _ => false,
        })
    }

    /// Checks a long chain from its first operand on, and cuts it to pieces, so that the typed tree is not deep.
    fn chain(&mut self, e: tree::ExprId) -> ExprId {
        let (mut links, mut first) = (Vec::new(), e);
        while let Expr::Binary { op, lhs, rhs } = self.cx.unit.exprs[first] {
            links.push((first, op, rhs));
            first = lhs;
        }
        let (mut pieces, mut height) = (Vec::new(), 0);
        let mut value = self.expr(first);
        while let Some((link, op, rhs)) = links.pop() {
            let is_folded = matches!(self.cx.model.program.exprs[value].kind, ExprKind::Const(_));
            height = if is_folded { 1 } else { height + 1 };
            if height > PIECE && self.cx.model.is_settled_number(value) {
                let piece = self.cx.model.rvalue(value);
                let (ty, span) = (self.cx.model.ty(piece), self.cx.model.span(piece));
                pieces.push(piece);
                value = self.cx.model.add(ExprKind::Before, ty, span);
                height = 1;
            } else if height > MAX_PIECE {
                let span = self.cx.place_of(link);
                self.cx.push(Diagnostic::new(&kinds::EXPRESSION_TOO_DEEP, span).arg(MAX_PIECE));
                return self.cx.model.error_expr(span);
            }
            value = self.binary_of(link, op, value, rhs);
        }
        if pieces.is_empty() || self.cx.model.is_error(value) {
            return value;
        }
        let value = self.cx.model.rvalue(value);
        pieces.push(value);
        let pieces = self.cx.model.program.expr_lists.push(&pieces);
        let span = self.cx.place_of(e);
        self.cx.model.add(ExprKind::Chain(pieces), self.cx.model.ty(value), span)
    }

    /// Checks an operator whose left operand has been checked.
    fn binary_of(&mut self, e: tree::ExprId, op: BinaryOp, a: ExprId, rhs: tree::ExprId) -> ExprId {
        let span = self.cx.place_of(e);
        let b = self.expr(rhs);
        if op == BinaryOp::Comma {
            return self.comma(a, b, span);
        }
        if self.cx.model.is_error(a) || self.cx.model.is_error(b) {
            return self.cx.model.error_expr(span);
        }
        let (of_a, of_b) = (self.cx.model.ty_of(a), self.cx.model.ty_of(b));
        if (matches!(of_a, Ty::Struct(_)) || matches!(of_b, Ty::Struct(_)))
            && let Some(result) = self.operator_call(Operator::Binary(op), &[a, b], span)
        {
            return result;
        }
        let (Some(x), Some(y)) =
            (self.cx.model.num(self.cx.model.ty(a)), self.cx.model.num(self.cx.model.ty(b)))
        else {
            self.cx.no_operator(e, op, a, b);
            return self.cx.model.error_expr(span);
        };
        if matches!(op, BinaryOp::And | BinaryOp::Or) {
            return self.cx.logical(e, op, a, b, x, y);
        }
        let Some((scalar, shape)) = self.cx.operand_type(e, op, a, b, x, y) else {
            return self.cx.model.error_expr(span);
        };
        let of_enum = matches!(of_a, Ty::Enum(..));
        let same_enum = of_enum && self.cx.model.ty(a) == self.cx.model.ty(b);
        if is_shift(op) && of_enum && !same_enum && y.shape.is_one() {
            self.cx.cannot_become(b, a);
            return self.cx.model.error_expr(span);
        }
        // What is computed of an enumeration alone is of it.
        let ty = if same_enum && !is_comparison(op) {
            self.cx.model.ty(a)
        } else {
            self.cx.model.shaped(scalar, shape, a, b)
        };
        let (a, b) = if same_enum {
            (self.cx.model.cast(a, ty), self.cx.model.cast(b, ty))
        } else {
            {
                let (of_a, of_b) = (self.cx.model.goal_of(b, ty), self.cx.model.goal_of(a, ty));
                (self.cx.convert_for(a, ty, of_a), self.cx.operand(op, b, y.shape, ty, of_b))
            }
        };
        self.cx.model.arithmetic(op, scalar, ty, a, b, span)
    }

    /// The second operand after the first, unless a structure has another meaning for that.
    fn comma(&mut self, a: ExprId, b: ExprId, span: Span) -> ExprId {
        let is_good = !self.cx.model.is_error(a) && !self.cx.model.is_error(b);
        let is_struct = |e| matches!(self.cx.model.ty_of(e), Ty::Struct(_));
        if is_good
            && (is_struct(a) || is_struct(b))
            && let Some(result) = self.operator_call(Operator::Binary(BinaryOp::Comma), &[a, b], span)
        {
            return result;
        }
        let (a, b) = (self.cx.model.rvalue(a), self.cx.model.rvalue(b));
        let ty = self.cx.model.ty(b);
        self.cx.model.add(ExprKind::Comma(a, b), ty, span)
    }

    /// The call of an overloaded operator, when operands have one.
    pub(in crate::check) fn operator_call(
        &mut self,
        op: Operator,
        args: &[ExprId],
        span: Span,
    ) -> Option<ExprId> {
        if let Ty::Struct(s) = self.cx.model.ty_of(args[0])
            && let Some((set, owner)) = self.cx.model.member_operator(s, op)
            && (owner == s || matches!(op, Operator::Call | Operator::Index))
        {
            // Templates are no operators.
            let usable = |&f: &FnId| self.cx.model.functions[f].template.is_none();
            let candidates: Vec<FnId> = self.cx.model.set(set).iter().copied().filter(usable).collect();
            match self.resolve(&candidates, &args[1..], None, span) {
                Resolution::One(f) => {
                    return Some(self.call_function(f, Some(args[0]), &args[1..], span));
                }
                Resolution::Unknown => return Some(self.cx.model.error_expr(span)),
                Resolution::None(_) | Resolution::Ambiguous(_) => {}
            }
        }
        let candidates = self.cx.model.set(self.cx.lookup_operator(op)?).to_vec();
        match self.resolve(&candidates, args, None, span) {
            Resolution::One(f) => Some(self.call_function(f, None, args, span)),
            Resolution::Unknown => Some(self.cx.model.error_expr(span)),
            Resolution::None(_) | Resolution::Ambiguous(_) => None,
        }
    }
}

impl Model {
    /// Whether a value is a number, vector or matrix of a type that what is around it does not change.
    fn is_settled_number(&self, e: ExprId) -> bool {
        !self.is_error(e) && self.num(self.ty(e)).is_some_and(|n| !is_literal(n.scalar))
    }
}

impl Context<'_> {
    fn sign(&mut self, e: tree::ExprId, op: UnaryOp, typed: ExprId) -> ExprId {
        let span = self.place_of(e);
        let Some(num) = self.model.num(self.model.ty(typed)) else {
            self.push(self.at_expr(&kinds::NEED_NUMERIC, e));
            return self.model.error_expr(span);
        };
        if self.model.is_scoped_enum(typed) {
            let is_bits = op == UnaryOp::BitNot;
            self.push(self.at_expr(if is_bits { &kinds::NEED_INT } else { &kinds::NUMERIC_EXPECTED }, e));
            return self.model.error_expr(span);
        }
        let scalar = match op {
            UnaryOp::Not => Scalar::Bool,
            UnaryOp::BitNot if num.scalar.is_float() => {
                self.push(self.at_expr(&kinds::NEED_INT, e));
                return self.model.error_expr(span);
            }
            _ if num.scalar == Scalar::Bool => Scalar::I32,
            _ => num.scalar,
        };
        let ty = match self.model.ty_of(typed) {
            // An enumeration stays one.
            Ty::Enum(..) if op == UnaryOp::Not => self.model.common.bool,
            Ty::Enum(..) => self.model.ty(typed),
            _ => self.model.with_scalar(self.model.ty(typed), scalar),
        };
        if op == UnaryOp::Not && num.shape == Shape::Scalar {
            self.warn_literal(typed, ty, Goal::Made);
        }
        let value = self.model.cast(typed, ty);
        let op = match op {
            UnaryOp::Plus => return value,
            UnaryOp::Minus => UnOp::Neg,
            UnaryOp::Not => UnOp::Not,
            _ => UnOp::BitNot,
        };
        if let ExprKind::Const(c) = self.model.program.exprs[value].kind
            && let Some(c) = constant::unary(op, scalar, c)
        {
            return self.model.add(ExprKind::Const(c), ty, span);
        }
        self.model.add(ExprKind::Unary(op, value), ty, span)
    }

    fn inc_dec(&mut self, e: tree::ExprId, op: UnaryOp, typed: ExprId) -> ExprId {
        let span = self.place_of(e);
        if self.model.num(self.model.ty(typed)).is_none() {
            self.push(self.at_expr(&kinds::NEED_NUMERIC, e));
            return self.model.error_expr(span);
        }
        let at = self.caret(e);
        if matches!(self.model.ty_of(typed), Ty::Enum(..)) && !self.model.is_scoped_enum(typed) {
            let what =
                if matches!(op, UnaryOp::PreInc | UnaryOp::PostInc) { "increment" } else { "decrement" };
            let text = self.value_text(typed);
            self.push(Diagnostic::new(&kinds::ENUM_STEP, at).arg(what).arg(text));
            return self.model.error_expr(span);
        }
        if !self.check_assignable(typed, at) {
            return self.model.error_expr(span);
        }
        if self.refuse_bool(typed, at) {
            return self.model.error_expr(span);
        }
        if self.model.is_scoped_enum(typed) {
            self.push(self.at_expr(&kinds::NUMERIC_EXPECTED, e));
            return self.model.error_expr(span);
        }
        let op = match op {
            UnaryOp::PreInc => IncDec::PreInc,
            UnaryOp::PreDec => IncDec::PreDec,
            UnaryOp::PostInc => IncDec::PostInc,
            _ => IncDec::PostDec,
        };
        let ty = self.model.ty(typed);
        let made = self.model.add(ExprKind::IncDec(op, typed), ty, span);
        self.note_change(made, e)
    }

    /// An error when what is computed with in place is a `bool`.
    pub(in crate::check) fn refuse_bool(&mut self, place: ExprId, span: Span) -> bool {
        let is_bool = self.model.num(self.model.ty(place)).is_some_and(|n| n.scalar == Scalar::Bool);
        if is_bool {
            self.report(&kinds::BOOL_LVALUE, span);
        }
        is_bool
    }

    /// Says why an operator has no meaning for operands that are no numbers.
    fn no_operator(&mut self, e: tree::ExprId, op: BinaryOp, a: ExprId, b: ExprId) {
        let own = |c: &Self, o: ExprId| match c.model.ty_of(o) {
            Ty::Struct(s) => {
                let found = c.model.member_operator(s, Operator::Binary(op)).filter(|&(_, owner)| owner == s);
                let mut own = found.iter().flat_map(|&(set, _)| c.model.set(set));
                own.any(|&f| c.model.functions[f].template.is_none())
            }
            _ => false,
        };
        if own(self, a) {
            let (x, y) = (self.value_text(a), self.value_text(b));
            return self.push(self.at_expr(&kinds::NO_OPERANDS, e).arg(x).arg(y));
        }
        if matches!(op, BinaryOp::Eq | BinaryOp::Ne) {
            for o in [a, b] {
                let text = self.value_text(o);
                let d = match self.model.ty_of(o) {
                    Ty::Struct(_) => self.at_expr(&kinds::OPERATOR_ON_STRUCT, e).arg(text),
                    Ty::Resource(_) | Ty::HitObject | Ty::Node(_) => {
                        self.at_expr(&kinds::OPERATOR_ON_BUILTIN, e).arg(text)
                    }
                    Ty::Array(..) => self.at_expr(&kinds::EQUALITY_OF_ARRAYS, e),
                    _ => continue,
                };
                return self.push(d);
            }
        }
        for o in [a, b] {
            if let Some(kind) = self.model.unfit_operand(op, o) {
                return self.push(self.at_expr(kind, e));
            }
        }
    }

    /// Says that the second operand does not convert to the type of the operation, which has the shape of the first.
    fn no_shape(&mut self, a: ExprId, b: ExprId, scalar: Scalar) {
        let ty = self.model.ty(a);
        if self.model.num(ty).is_none_or(|n| n.scalar == scalar) {
            return self.cannot_become(b, a);
        }
        let to = self.model.with_scalar(ty, scalar);
        let d = Diagnostic::new(&kinds::CANNOT_CONVERT, self.model.span(b)).arg(self.operand_text(b));
        self.push(d.arg(self.model.full_text(to)));
    }

    /// Says that the second operand does not convert to the type of the first.
    pub(in crate::check) fn cannot_become(&mut self, b: ExprId, a: ExprId) {
        let d = Diagnostic::new(&kinds::CANNOT_CONVERT, self.model.span(b)).arg(self.operand_text(b));
        let d = d.arg(self.operand_text(a));
        self.push(d);
    }

    /// The type of an operand, in words: it has been read, so that nothing keeps it from being written.
    fn operand_text(&self, e: ExprId) -> String {
        let text = self.value_text(e);
        text.strip_prefix("const ").map_or(text.clone(), str::to_owned)
    }

    /// The type that both operands are converted to.
    pub(in crate::check) fn operand_type(
        &mut self,
        e: tree::ExprId,
        op: BinaryOp,
        a: ExprId,
        b: ExprId,
        x: Num,
        y: Num,
    ) -> Option<(Scalar, Shape)> {
        let (of_a, of_b) = (self.model.ty_of(a), self.model.ty_of(b));
        if let (Ty::Enum(p, _), Ty::Enum(q, _)) = (of_a, of_b) {
            let scoped = [p, q].map(|n| self.model.enums[n as usize].scoped);
            let compares = matches!(op, BinaryOp::Eq | BinaryOp::Ne);
            if p == q && is_comparison(op) && (!scoped[0] || compares) {
                return Some((x.scalar, Shape::Scalar));
            }
            match scoped {
                _ if p == q => {}
                [false, false] | [true, true] if compares || scoped == [false, false] => {
                    self.cannot_become(b, a);
                    return None;
                }
                [x, y] if x != y && compares => {
                    self.push(self.at_expr(&kinds::TYPE_MISMATCH, e));
                    return None;
                }
                _ => {}
            }
        }
        // Numbers that are no enumerations fit all operators but those of bits.
        let may_be_unfit = is_bitwise(op) || matches!(of_a, Ty::Enum(..)) || matches!(of_b, Ty::Enum(..));
        if may_be_unfit && let Some(kind) = [a, b].into_iter().find_map(|o| self.model.unfit_operand(op, o)) {
            self.push(self.at_expr(kind, e));
            return None;
        }
        let mut scalar = self.model.common_scalar(a, b, x, y);
        if op == BinaryOp::Rem && scalar == Scalar::F64 {
            self.push(self.at_expr(&kinds::REMAINDER_DOUBLE, e));
            return None;
        }
        if matches!(op, BinaryOp::Div | BinaryOp::Rem)
            && matches!(scalar, Scalar::Min16Int | Scalar::Min12Int)
        {
            self.push(self.at_expr(&kinds::DIVIDE_MIN_INT, e));
            return None;
        }
        if is_shift(op) {
            let is_ambiguous = is_literal(x.scalar) && !is_literal(y.scalar);
            if is_ambiguous {
                self.push(self.at_expr(&kinds::AMBIGUOUS_SHIFT, e));
                scalar = if y.scalar == Scalar::U32 { Scalar::U32 } else { Scalar::I32 };
            } else {
                let of_enum = matches!(of_a, Ty::Enum(..)) && x.scalar == Scalar::U32;
                scalar = if of_enum { Scalar::I32 } else { x.scalar };
            }
        }
        if scalar == Scalar::Bool && !matches!(op, BinaryOp::Eq | BinaryOp::Ne) {
            scalar = Scalar::I32;
        }
        let Some(shape) = combine_shapes(x.shape, y.shape) else {
            self.no_shape(a, b, scalar);
            return None;
        };
        Some((scalar, shape))
    }

    /// The second operand in the type of the operation. How far to shift is cut without a word.
    pub(in crate::check) fn operand(
        &mut self,
        op: BinaryOp,
        e: ExprId,
        shape: Shape,
        ty: TyId,
        goal: Goal,
    ) -> ExprId {
        let shifts = is_shift(op);
        let fits = shape.is_one() || self.model.num(ty).is_some_and(|n| n.shape == shape);
        if shifts && fits {
            self.explicit_cast(e, ty, self.model.span(e))
        } else {
            self.convert_for(e, ty, goal)
        }
    }

    fn logical(&mut self, e: tree::ExprId, op: BinaryOp, a: ExprId, b: ExprId, x: Num, y: Num) -> ExprId {
        let span = self.place_of(e);
        let short = self.options.version >= HlslVersion::V2021;
        if self.model.is_scoped_enum(a) || self.model.is_scoped_enum(b) {
            self.push(self.at_expr(&kinds::NUMERIC_EXPECTED, e));
            return self.model.error_expr(span);
        }
        let is_scalar = |n: Num| n.shape == Shape::Scalar;
        if short && !(is_scalar(x) && is_scalar(y)) {
            let name = if op == BinaryOp::And { "and" } else { "or" };
            self.push(self.at_expr(&kinds::SHORT_CIRCUIT_SCALAR, e).arg(name));
            return self.model.error_expr(span);
        }
        let shape = if short { Some(Shape::Scalar) } else { combine_shapes(x.shape, y.shape) };
        let Some(shape) = shape else {
            self.no_shape(a, b, Scalar::Bool);
            return self.model.error_expr(span);
        };
        let ty = self.model.num_ty(Scalar::Bool, shape);
        if shape == Shape::Scalar {
            self.warn_literal(a, ty, Goal::Made);
            self.warn_literal(b, ty, Goal::Made);
        }
        let (a, b) = (self.model.cast(a, ty), self.model.cast(b, ty));
        if let (ExprKind::Const(x), ExprKind::Const(y)) =
            (self.model.program.exprs[a].kind, self.model.program.exprs[b].kind)
            && let Some(c) = literal::binary(op, Scalar::Bool, x, y)
        {
            return self.model.add(ExprKind::Const(c), ty, span);
        }
        let op = match (op, short) {
            (BinaryOp::And, true) => BinOp::AndThen,
            (BinaryOp::And, false) => BinOp::And,
            (_, true) => BinOp::OrElse,
            (_, false) => BinOp::Or,
        };
        self.model.add(ExprKind::Binary(op, a, b), ty, span)
    }
}

impl Model {
    /// Why an operand cannot be one of an operator, whatever the other is.
    fn unfit_operand(&self, op: BinaryOp, o: ExprId) -> Option<&'static Kind> {
        let Some(num) = self.num(self.ty(o)) else { return Some(&kinds::NEED_NUMERIC) };
        let scoped = self.is_scoped_enum(o);
        if is_bitwise(op) && (scoped || num.scalar.is_float()) {
            return Some(&kinds::NEED_INT);
        }
        if scoped && matches!(op, BinaryOp::Eq | BinaryOp::Ne) {
            return Some(&kinds::TYPE_MISMATCH);
        }
        scoped.then_some(&kinds::NUMERIC_EXPECTED)
    }

    pub(in crate::check) fn is_scoped_enum(&self, e: ExprId) -> bool {
        matches!(self.ty_of(e), Ty::Enum(n, _) if self.enums[n as usize].scoped)
    }

    /// The type of that scalar and shape; a matrix takes the order of the operand that has it.
    pub(in crate::check) fn shaped(&mut self, scalar: Scalar, shape: Shape, a: ExprId, b: ExprId) -> TyId {
        for operand in [a, b] {
            let ty = self.ty(operand);
            let num = self.num(ty).filter(|n| n.shape == shape);
            if let Some(num) = num
                && !matches!(self.program.types.get(ty), Ty::Enum(..))
            {
                return if num.scalar == scalar { ty } else { self.with_scalar(ty, scalar) };
            }
        }
        self.num_ty(scalar, shape)
    }

    /// An operator on operands of one type.
    fn arithmetic(
        &mut self,
        op: BinaryOp,
        scalar: Scalar,
        ty: TyId,
        a: ExprId,
        b: ExprId,
        span: Span,
    ) -> ExprId {
        let result = if is_comparison(op) { self.with_scalar(ty, Scalar::Bool) } else { ty };
        if let (ExprKind::Const(x), ExprKind::Const(y)) =
            (self.program.exprs[a].kind, self.program.exprs[b].kind)
            && let Some(c) = literal::binary(op, scalar, x, y)
        {
            return self.add(ExprKind::Const(c), result, span);
        }
        if is_comparison(op) {
            // The operands' type is not in the result's: literals are settled here.
            self.settled(a);
            self.settled(b);
        }
        self.add(ExprKind::Binary(bin_op(op), a, b), result, span)
    }
}

/// The operator that a step is, where it is one: other unary operators cannot be overloaded.
fn step_operator(op: UnaryOp) -> Option<Operator> {
    match op {
        UnaryOp::PreInc | UnaryOp::PostInc => Some(Operator::Inc),
        UnaryOp::PreDec | UnaryOp::PostDec => Some(Operator::Dec),
        _ => None,
    }
}

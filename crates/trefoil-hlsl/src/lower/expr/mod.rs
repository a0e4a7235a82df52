//! Expressions.
//!
//! In: an expression of the typed tree. Out: its value, or with `place` where it lies; the instructions that compute it are at
//! the insertion point. Calls are lowered in place (`call`), initialisers that are all constants become tables (`constant`).

mod access;
mod arguments;
mod call;
mod constant;
mod heap;

use crate::lower::Lowerer;
use crate::lower::values::{Place, Val};
use crate::typed::{BinOp, Callee, Const, ExprId, ExprKind, IncDec, Scalar, Ty, TyId, UnOp};
use smallvec::SmallVec;
use trefoil_ir::{Flags, FloatPredicate, Hint, IntPredicate, Opcode, TypeId, Value};

impl Lowerer<'_> {
    /// The value of an expression.
    pub(in crate::lower) fn expr(&mut self, id: ExprId) -> Val {
        if !self.descend(1) {
            return self.filled(self.program.exprs[id].ty, false);
        }
        let outer = self.b.loc;
        let is_placed = self.options.follows_expressions || self.records();
        if is_placed {
            self.b.loc = self.at(self.program.exprs[id].span);
        }
        let val = if self.relaxes { self.expr_relaxed(id) } else { self.expr_below(id) };
        if is_placed {
            self.b.loc = outer;
        }
        self.ascend(1);
        val
    }

    /// The value of an expression, computed with as much precision as its type asks for; the operands have their own.
    fn expr_relaxed(&mut self, id: ExprId) -> Val {
        let e = self.program.exprs[id];
        let computed = match e.kind {
            ExprKind::CompoundAssign { value, .. } => self.program.exprs[value].ty,
            _ => e.ty,
        };
        let outer = self.b.fast;
        let relaxed = self.scalar_of(computed).is_min_precision();
        self.b.fast = if relaxed { outer.union(Flags::RELAXED) } else { outer.without(Flags::RELAXED) };
        let val = self.expr_below(id);
        self.b.fast = outer;
        val
    }

    /// The value of a long chain of operators: each piece is computed with the value of the piece before it.
    fn chain(&mut self, pieces: &[ExprId]) -> Val {
        let outer = std::mem::replace(&mut self.before, Val::Void);
        for &piece in pieces {
            self.before = self.expr(piece);
        }
        std::mem::replace(&mut self.before, outer)
    }

    #[inline]
    fn expr_below(&mut self, id: ExprId) -> Val {
        let e = self.program.exprs[id];
        match e.kind {
            ExprKind::Error => self.filled(e.ty, false),
            ExprKind::Const(c) => self.constant(c, e.ty),
            ExprKind::Zero if self.is_constructed(e.ty) => {
                let place = self.own_memory(e.ty);
                self.construct(&place, e.ty, e.span);
                Val::Memory(Box::new(place))
            }
            ExprKind::Zero => self.filled(e.ty, true),
            ExprKind::Load(place) => {
                let place = self.place(place);
                self.load(&place, e.ty)
            }
            ExprKind::Var(_)
            | ExprKind::Field(..)
            | ExprKind::Bits { .. }
            | ExprKind::Prefix(_)
            | ExprKind::Swizzle { .. }
            | ExprKind::MatrixSwizzle { .. }
            | ExprKind::Index(..)
            | ExprKind::Access { .. } => {
                let place = self.place(id);
                self.load(&place, e.ty)
            }
            ExprKind::Unary(op, operand) => self.unary(op, operand),
            ExprKind::Binary(op, a, b) => self.binary_expr(op, a, b),
            ExprKind::Assign(place, value) => self.assign(place, value, e.ty),
            ExprKind::CompoundAssign { op, place, value } => self.compound(op, place, value),
            ExprKind::IncDec(op, place) => self.step_place(op, place),
            ExprKind::Conditional(c, a, b) => self.conditional(c, a, b, e.ty),
            ExprKind::Select(c, a, b) => self.select_expr(c, a, b, e.ty),
            ExprKind::Comma(a, b) => {
                self.expr(a);
                self.expr(b)
            }
            ExprKind::Cast(inner) => self.cast_expr(inner, e.ty),
            ExprKind::Chain(pieces) => self.chain(self.program.exprs_of(pieces)),
            ExprKind::Before => self.before.clone(),
            ExprKind::Flatten(parts) => self.flatten(self.program.exprs_of(parts), e.ty),
            ExprKind::Call { callee, args } => {
                self.call(callee, self.program.arg_lists.get(args), e.ty, e.span)
            }
            ExprKind::Heap(index) => self.heap(index, e.ty),
        }
    }

    /// A scalar constant, or every lane of one.
    pub(in crate::lower) fn constant(&mut self, c: Const, ty: TyId) -> Val {
        let ir = self.register_type(ty);
        let value = match c {
            Const::Bool(v) => self.b.ctx.int(ir, u64::from(v)),
            Const::Int(v) if self.b.ctx.types.is_float(ir) => self.b.ctx.float(ir, v as f64),
            Const::Int(v) => self.b.ctx.int(ir, v as u64),
            Const::Float(v) if self.b.ctx.types.is_float(ir) => self.b.ctx.float(ir, v),
            Const::Float(v) => self.b.ctx.int(ir, v as i64 as u64),
        };
        match self.ty(ty) {
            Ty::Matrix { rows, .. } => Val::Rows(SmallVec::from_elem(value, usize::from(rows))),
            _ => Val::Single(value),
        }
    }

    fn unary(&mut self, op: UnOp, operand: ExprId) -> Val {
        let val = self.expr(operand);
        let float = self.scalar_of(self.program.exprs[operand].ty).is_float();
        self.map(&val, |it, v| it.unary_value(op, v, float))
    }

    fn unary_value(&mut self, op: UnOp, v: Value, float: bool) -> Value {
        let ty = self.b.type_of(v);
        match op {
            UnOp::Neg if float => match self.negated_constant(v) {
                Some(constant) => constant,
                None => self.b.unary(Opcode::FNeg, v),
            },
            UnOp::Neg => {
                let zero = self.b.ctx.zero(ty);
                self.b.binary(Opcode::Sub, zero, v)
            }
            UnOp::BitNot => {
                let ones = self.b.ctx.int(ty, u64::MAX);
                self.b.binary(Opcode::Xor, v, ones)
            }
            UnOp::Not => {
                let one = self.b.ctx.int(ty, 1);
                self.b.binary(Opcode::Xor, v, one)
            }
        }
    }

    fn negated_constant(&mut self, v: Value) -> Option<Value> {
        let ty = self.b.type_of(v);
        let number = self.b.ctx.consts.as_float(&self.b.ctx.types, v.as_const()?)?;
        Some(self.b.ctx.float(ty, -number))
    }

    fn binary_expr(&mut self, op: BinOp, a: ExprId, b: ExprId) -> Val {
        if matches!(op, BinOp::AndThen | BinOp::OrElse) {
            return Val::Single(self.short_circuit(op, a, b));
        }
        let scalar = self.scalar_of(self.program.exprs[a].ty);
        let a = self.expr(a);
        let b = self.expr(b);
        self.binary_values(op, &a, &b, scalar)
    }

    /// An operation on two values of one type.
    fn binary_values(&mut self, op: BinOp, a: &Val, b: &Val, scalar: Scalar) -> Val {
        if let Some(by_columns) = self.zip_columns(op, a, b, |it, a, b| it.binary_value(op, a, b, scalar)) {
            return by_columns;
        }
        self.zip(a, b, |it, a, b| it.binary_value(op, a, b, scalar))
    }

    /// An operation on two scalars or vectors of one type.
    pub(in crate::lower) fn binary_value(&mut self, op: BinOp, a: Value, b: Value, s: Scalar) -> Value {
        if let Some(opcode) = arithmetic(op, s) {
            let b = if matches!(op, BinOp::Shl | BinOp::Shr) { self.masked_count(b) } else { b };
            return self.b.binary(opcode, a, b);
        }
        if s.is_float() {
            self.b.fcmp(float_predicate(op), a, b)
        } else {
            self.b.icmp(int_predicate(op, s.is_signed()), a, b)
        }
    }

    /// HLSL takes the count of a shift modulo the width.
    fn masked_count(&mut self, count: Value) -> Value {
        let ty = self.b.type_of(count);
        let mask = u64::from(self.b.ctx.types.scalar_bits(ty)) - 1;
        if let Some(known) = self.b.ctx.as_int(count) {
            return self.b.ctx.int(ty, known & mask);
        }
        let mask = self.b.ctx.int(ty, mask);
        self.b.binary(Opcode::And, count, mask)
    }

    /// `a && b`, `a || b` of scalars: `b` only when `a` leaves the answer open, and has to be asked apart.
    fn short_circuit(&mut self, op: BinOp, a: ExprId, b: ExprId) -> Value {
        let and = op == BinOp::AndThen;
        let left = self.condition(a);
        if self.is_cheap(b, 8).is_some() {
            let right = self.condition(b);
            return self.b.binary(if and { Opcode::And } else { Opcode::Or }, left, right);
        }
        let zero = self.b.ctx.bool(false);
        let asked = if and { left } else { self.b.icmp(IntPredicate::Eq, left, zero) };
        let guard = self.b.begin_if(asked, Hint::None);
        let right = self.condition(b);
        let (from, other) = (self.b.block(), guard.else_block);
        self.b.end_if(guard);
        let known = self.b.ctx.bool(!and);
        self.b.phi(TypeId::I1, &[(right, from), (known, other)])
    }

    /// Whether an expression has no effects and costs no more than `budget` operations; what is left of that.
    pub(in crate::lower) fn is_cheap(&self, e: ExprId, budget: u32) -> Option<u32> {
        let kind = self.program.exprs[e].kind;
        match kind {
            ExprKind::Assign(..)
            | ExprKind::CompoundAssign { .. }
            | ExprKind::IncDec(..)
            | ExprKind::Call { callee: Callee::Func(_) | Callee::Method(_), .. }
            | ExprKind::Heap(_)
            | ExprKind::Access { .. } => return None,
            ExprKind::Call { callee: Callee::Builtin(op), .. }
                if !crate::lower::builtin::is_arithmetic(op) =>
            {
                return None;
            }
            ExprKind::Binary(BinOp::Div | BinOp::Rem, ..) if budget < 4 => return None,
            ExprKind::Index(..) if budget < 2 => return None,
            _ => {}
        }
        let costs = !matches!(
            kind,
            ExprKind::Const(_) | ExprKind::Var(_) | ExprKind::Load(_) | ExprKind::Swizzle { .. }
        );
        let mut left = budget.checked_sub(u32::from(costs));
        crate::typed::for_each_part(self.program, kind, &mut |part| {
            left = left.and_then(|l| self.is_cheap(part, l));
        });
        left
    }

    fn assign(&mut self, place: ExprId, value: ExprId, ty: TyId) -> Val {
        let to = self.program.exprs[place].ty;
        let (place, val) = self.assign_at(place, value);
        if matches!(val, Val::Memory(_)) {
            return Val::Memory(Box::new(place));
        }
        let val = self.held(&place, to, val);
        self.cast_val(val, to, ty)
    }

    /// What a place holds to which a value was stored: a bit-field what fits into it.
    fn held(&mut self, place: &Place, ty: TyId, stored: Val) -> Val {
        if matches!(place, Place::Bits { .. }) { self.load(place, ty) } else { stored }
    }

    /// Assigns: the value first, then where it goes. Of structures and arrays it is the other way round, by the target.
    fn assign_at(&mut self, target: ExprId, value: ExprId) -> (Place, Val) {
        let (from, to) = (self.program.exprs[value].ty, self.program.exprs[target].ty);
        let is_aggregate = matches!(self.ty(to), Ty::Struct(_) | Ty::Array(..));
        let place_first = is_aggregate && !self.options.target.evaluates_from_left;
        let first = (place_first && (self.has_effects(target) || self.has_effects(value)))
            .then(|| self.place(target));
        let val = self.expr(value);
        let val = self.cast_val(val, from, to);
        let place = first.unwrap_or_else(|| self.place(target));
        self.store(&place, to, &val);
        self.note_written(target, &val, to);
        (place, val)
    }

    /// The place that an assignment, or a prefix `++` or `--`, evaluates to; none for other expressions.
    pub(in crate::lower) fn assigned_place(&mut self, id: ExprId) -> Option<Place> {
        match self.program.exprs[id].kind {
            ExprKind::Assign(place, value) => Some(self.assign_at(place, value).0),
            ExprKind::CompoundAssign { op, place, value } => Some(self.compound_at(op, place, value).0),
            ExprKind::IncDec(op @ (IncDec::PreInc | IncDec::PreDec), place) => {
                Some(self.step_at(op, place).0)
            }
            _ => None,
        }
    }

    fn compound(&mut self, op: BinOp, place: ExprId, value: ExprId) -> Val {
        let ty = self.program.exprs[place].ty;
        let (place, new) = self.compound_at(op, place, value);
        self.held(&place, ty, new)
    }

    fn compound_at(&mut self, op: BinOp, target: ExprId, value: ExprId) -> (Place, Val) {
        let to = self.program.exprs[target].ty;
        let in_ty = self.program.exprs[value].ty;
        let operand = self.expr(value);
        let place = self.place(target);
        let old = self.load(&place, to);
        let old = self.cast_val(old, to, in_ty);
        let scalar = self.scalar_of(in_ty);
        let new = self.binary_values(op, &old, &operand, scalar);
        let new = self.cast_val(new, in_ty, to);
        self.store(&place, to, &new);
        self.note_written(target, &new, to);
        (place, new)
    }

    fn step_place(&mut self, op: IncDec, place: ExprId) -> Val {
        let ty = self.program.exprs[place].ty;
        let (place, val) = self.step_at(op, place);
        if matches!(op, IncDec::PreInc | IncDec::PreDec) { self.held(&place, ty, val) } else { val }
    }

    fn step_at(&mut self, op: IncDec, target: ExprId) -> (Place, Val) {
        let ty = self.program.exprs[target].ty;
        let scalar = self.scalar_of(ty);
        let place = self.place(target);
        let old = self.load(&place, ty);
        let up = matches!(op, IncDec::PreInc | IncDec::PostInc);
        let new = self.map(&old, |it, v| {
            let ir = it.b.type_of(v);
            let op = if up { BinOp::Add } else { BinOp::Sub };
            if scalar == Scalar::Bool {
                return it.b.ctx.int(ir, u64::from(up));
            }
            let one = if scalar.is_float() { it.b.ctx.float(ir, 1.0) } else { it.b.ctx.int(ir, 1) };
            it.binary_value(op, v, one, scalar)
        });
        self.store(&place, ty, &new);
        self.note_written(target, &new, ty);
        (place, if matches!(op, IncDec::PreInc | IncDec::PreDec) { new } else { old })
    }

    fn conditional(&mut self, c: ExprId, a: ExprId, b: ExprId, ty: TyId) -> Val {
        let simple = self.numeric(ty).is_some_and(|n| n.rows == 1);
        if simple && self.is_cheap(a, 6).is_some() && self.is_cheap(b, 6).is_some() {
            return self.select_expr(c, a, b, ty);
        }
        let condition = self.condition(c);
        if let Ty::Void = self.ty(ty) {
            let mut guard = self.b.begin_if(condition, Hint::None);
            self.expr(a);
            self.b.begin_else(&mut guard);
            self.expr(b);
            self.b.end_if(guard);
            return Val::Void;
        }
        let result = self.temporary(ty);
        let mut guard = self.b.begin_if(condition, Hint::None);
        let val = self.expr(a);
        self.store(&result, ty, &val);
        self.b.begin_else(&mut guard);
        let val = self.expr(b);
        self.store(&result, ty, &val);
        self.b.end_if(guard);
        self.load(&result, ty)
    }

    fn select_expr(&mut self, c: ExprId, a: ExprId, b: ExprId, ty: TyId) -> Val {
        let cond_ty = self.program.exprs[c].ty;
        let scalar = self.numeric(cond_ty).is_some_and(|n| n.rows == 1 && n.cols == 1);
        let cond = self.expr(c);
        let (yes, no) = (self.expr(a), self.expr(b));
        if scalar {
            let v = self.as_single(cond, cond_ty);
            let v = self.b.extract(v, 0);
            let v = self.is_not_zero(v);
            if let (Val::Memory(yes), Val::Memory(no)) = (&yes, &no) {
                let (yes, no) = (yes.clone(), no.clone());
                return self.select_memory(v, &yes, &no, ty);
            }
            return self.zip(&yes, &no, |it, a, b| it.b.select(v, a, b));
        }
        match (&cond, &yes, &no) {
            (Val::Rows(c), Val::Rows(y), Val::Rows(n)) => {
                let rows = c.iter().zip(y).zip(n).map(|((&c, &y), &n)| {
                    let c = self.is_not_zero(c);
                    self.b.select(c, y, n)
                });
                Val::Rows(rows.collect())
            }
            (Val::Single(c), Val::Single(y), Val::Single(n)) => {
                let c = self.is_not_zero(*c);
                Val::Single(self.b.select(c, *y, *n))
            }
            _ => self.filled(ty, false),
        }
    }

    fn select_memory(&mut self, condition: Value, yes: &Place, no: &Place, ty: TyId) -> Val {
        let result = self.temporary(ty);
        let mut guard = self.b.begin_if(condition, Hint::None);
        self.store(&result, ty, &Val::Memory(Box::new(yes.clone())));
        self.b.begin_else(&mut guard);
        self.store(&result, ty, &Val::Memory(Box::new(no.clone())));
        self.b.end_if(guard);
        Val::Memory(Box::new(result))
    }

    fn flatten(&mut self, parts: &[ExprId], ty: TyId) -> Val {
        if let Some(c) = self.constant_flatten(parts, ty) {
            return c;
        }
        let mut leaves = Vec::with_capacity(parts.len());
        for &part in parts {
            let part_ty = self.program.exprs[part].ty;
            let val = self.expr(part);
            self.leaves(&val, part_ty, &mut leaves);
        }
        self.val_of_leaves(&leaves, ty)
    }
}

/// The instruction of an operator on scalars of a kind; none for comparisons.
fn arithmetic(op: BinOp, s: Scalar) -> Option<Opcode> {
    let (float, signed) = (s.is_float(), s.is_signed());
    Some(match op {
        BinOp::Add => {
            if float {
                Opcode::FAdd
            } else {
                Opcode::Add
            }
        }
        BinOp::Sub => {
            if float {
                Opcode::FSub
            } else {
                Opcode::Sub
            }
        }
        BinOp::Mul => {
            if float {
                Opcode::FMul
            } else {
                Opcode::Mul
            }
        }
        BinOp::Div if float => Opcode::FDiv,
        BinOp::Div => {
            if signed {
                Opcode::SDiv
            } else {
                Opcode::UDiv
            }
        }
        BinOp::Rem if float => Opcode::FRem,
        BinOp::Rem => {
            if signed {
                Opcode::SRem
            } else {
                Opcode::URem
            }
        }
        BinOp::Shl => Opcode::Shl,
        BinOp::Shr => {
            if signed {
                Opcode::AShr
            } else {
                Opcode::LShr
            }
        }
        BinOp::BitAnd | BinOp::And | BinOp::AndThen => Opcode::And,
        BinOp::BitOr | BinOp::Or | BinOp::OrElse => Opcode::Or,
        BinOp::BitXor => Opcode::Xor,
        BinOp::Lt | BinOp::Gt | BinOp::Le | BinOp::Ge | BinOp::Eq | BinOp::Ne => return None,
    })
}

fn float_predicate(op: BinOp) -> FloatPredicate {
    match op {
        BinOp::Lt => FloatPredicate::Olt,
        BinOp::Gt => FloatPredicate::Ogt,
        BinOp::Le => FloatPredicate::Ole,
        BinOp::Ge => FloatPredicate::Oge,
        BinOp::Eq => FloatPredicate::Oeq,
        _ => FloatPredicate::Une,
    }
}

fn int_predicate(op: BinOp, signed: bool) -> IntPredicate {
    match (op, signed) {
        (BinOp::Lt, true) => IntPredicate::Slt,
        (BinOp::Lt, false) => IntPredicate::Ult,
        (BinOp::Gt, true) => IntPredicate::Sgt,
        (BinOp::Gt, false) => IntPredicate::Ugt,
        (BinOp::Le, true) => IntPredicate::Sle,
        (BinOp::Le, false) => IntPredicate::Ule,
        (BinOp::Ge, true) => IntPredicate::Sge,
        (BinOp::Ge, false) => IntPredicate::Uge,
        (BinOp::Eq, _) => IntPredicate::Eq,
        _ => IntPredicate::Ne,
    }
}

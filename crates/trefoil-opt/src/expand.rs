//! Expansion: replaces intrinsics that are not native to a target by native ones and instructions.
//!
//! Runs before optimisation, so that expansions are folded and shared like any code. One pass over the instructions; each
//! expansion is of bounded size.

use crate::rules::splat_int;
use crate::simplify::Replaced;
use smallvec::SmallVec;
use trefoil_ir::cfg::reachable;
use trefoil_ir::{
    Context, Cursor, Flags, FloatPredicate, Function, InstId, IntPredicate, Intrinsic, Opcode, Type, TypeId,
    Value,
};

/// Expands the intrinsics that are not `native`; gives whether there were any.
pub fn run(ctx: &mut Context, func: &mut Function, native: fn(Intrinsic) -> bool) -> bool {
    let mut values = Replaced::default();
    // Whether `values` is sized for all instructions, which waits until one is expanded.
    let mut has_room = false;
    for b in 0..func.layout.len() {
        let block = func.layout[b];
        let wants = |&i: &InstId| func.insts[i].intrinsic().is_some_and(|which| !native(which));
        if !func.blocks[block].insts.iter().any(wants) {
            if !values.is_empty() {
                func.rewrite_block(block, |v| values.get(v));
            }
            continue;
        }
        if !has_room {
            (values, has_room) = (Replaced::new(func), true);
        }
        let (old, mut cursor) = Cursor::rebuild(func, block);
        for inst in old {
            if !values.is_empty() {
                cursor.func.operands_mut(inst).iter_mut().for_each(|v| *v = values.get(*v));
            }
            let Some(which) = cursor.func.insts[inst].intrinsic().filter(|&which| !native(which)) else {
                cursor.keep(inst);
                continue;
            };
            // A call on constants is folded as a whole: it is rounded once, and defined where its expansion is not.
            if let Some(folded) = crate::fold::constant(ctx, cursor.func, inst) {
                values.set(inst, folded);
                continue;
            }
            cursor.at_inst(inst);
            let flags = cursor.func.insts[inst].flags;
            match (Expander { ctx, cursor: &mut cursor, native, flags }).expand(inst, which) {
                Some(value) => _ = values.set(inst, value),
                None => cursor.keep(inst),
            }
        }
    }
    if values.is_empty() {
        return false;
    }
    // In reachable code only phis use values that are defined after them.
    if func.calls.is_empty() && reachable(func).1 == func.layout.len() {
        func.rewrite_phis(|v| values.get(v), |_, _| ());
    } else {
        func.rewrite_operands(|v| values.get(v));
    }
    true
}

struct Expander<'a, 'f> {
    ctx: &'a mut Context,
    cursor: &'a mut Cursor<'f>,
    native: fn(Intrinsic) -> bool,
    flags: Flags,
}

impl Expander<'_, '_> {
    /// The expansion of an intrinsic; `None` when it has none.
    fn expand(&mut self, inst: InstId, which: Intrinsic) -> Option<Value> {
        use Intrinsic as I;
        let operands: SmallVec<[Value; 4]> = self.cursor.func.operands(inst).into();
        let ty = self.cursor.func.insts[inst].ty;
        let a = *operands.first()?;
        Some(match (which, &operands[..]) {
            (I::Exp, _) => {
                let scaled = self.scale(a, std::f64::consts::LOG2_E);
                self.call(I::Exp2, ty, &[scaled])
            }
            (I::Ddx, _) => self.call(I::DdxCoarse, ty, &[a]),
            (I::Ddy, _) => self.call(I::DdyCoarse, ty, &[a]),
            (I::Log, _) => self.log(a, std::f64::consts::LN_2),
            (I::Log10, _) => self.log(a, std::f64::consts::LOG10_2),
            (I::Pow, &[x, y]) => {
                let log = self.call(I::Log2, ty, &[x]);
                let product = self.float(Opcode::FMul, log, y);
                self.call(I::Exp2, ty, &[product])
            }
            (I::Ldexp, &[x, e]) => {
                let power = self.call(I::Exp2, ty, &[e]);
                self.float(Opcode::FMul, x, power)
            }
            (I::Degrees, _) => self.scale(a, 180.0 / std::f64::consts::PI),
            (I::Radians, _) => self.scale(a, std::f64::consts::PI / 180.0),
            (I::NClamp, _) => self.clamp(&operands, I::MaxNum, I::MinNum),
            (I::SClamp, _) => self.clamp(&operands, I::SMax, I::SMin),
            (I::UClamp, _) => self.clamp(&operands, I::UMax, I::UMin),
            (I::Sign, _) => self.sign(a, ty),
            (I::Abs, _) => {
                let zero = self.ctx.zero(ty);
                let negative = self.inst(Opcode::Sub, ty, &[zero, a], 0);
                self.call(I::SMax, ty, &[a, negative])
            }
            (I::Lerp, &[x, y, s]) => {
                let span = self.float(Opcode::FSub, y, x);
                let part = self.float(Opcode::FMul, s, span);
                self.float(Opcode::FAdd, x, part)
            }
            (I::Step, &[edge, x]) => {
                let below = self.fcmp(FloatPredicate::Olt, x, edge);
                let (zero, one) = (self.ctx.float(ty, 0.0), self.ctx.float(ty, 1.0));
                self.select(below, zero, one)
            }
            (I::SmoothStep, &[lo, hi, x]) => self.smooth_step(lo, hi, x),
            (I::SDot | I::UDot, &[a, b]) => self.int_dot(a, b),
            (I::Length, _) => self.length(a),
            (I::Distance, &[a, b]) => {
                let between = self.float(Opcode::FSub, a, b);
                self.length(between)
            }
            (I::Normalize, _) => {
                let squared = self.dot(a, a);
                let scalar = self.type_of(squared);
                let inverse = self.call(I::Rsqrt, scalar, &[squared]);
                self.scale_by(a, inverse)
            }
            (I::Cross, &[a, b]) => self.cross(a, b),
            (I::Reflect, &[i, n]) => {
                let d = self.dot(i, n);
                let twice = self.float(Opcode::FAdd, d, d);
                let part = self.scale_by(n, twice);
                self.float(Opcode::FSub, i, part)
            }
            (I::Refract, &[i, n, eta]) => self.refract(i, n, eta),
            (I::FaceForward, &[n, i, reference]) => {
                let d = self.dot(i, reference);
                let zero = self.ctx.types.scalar(ty);
                let zero = self.ctx.float(zero, 0.0);
                let facing = self.fcmp(FloatPredicate::Olt, d, zero);
                let away = self.inst(Opcode::FNeg, ty, &[n], 0);
                self.select(facing, n, away)
            }
            // Of long vectors they are operations of DXIL 1.9.
            (I::Any | I::All, _) if self.ctx.types.lanes(self.type_of(a)) > 4 => return None,
            (I::Any, _) => self.fold_lanes(a, Opcode::Or),
            (I::All, _) => self.fold_lanes(a, Opcode::And),
            (I::Atan2, &[y, x]) => self.atan2(y, x),
            _ => return None,
        })
    }

    fn inst(&mut self, op: Opcode, ty: TypeId, operands: &[Value], data: u32) -> Value {
        let float = self.ctx.types.is_float(ty) || op == Opcode::FCmp;
        let flags = if float && op != Opcode::BitCast { self.flags } else { Flags::NONE };
        self.cursor.inst(op, ty, operands, data, flags).into()
    }

    fn type_of(&self, v: Value) -> TypeId {
        self.cursor.func.value_type(self.ctx, v)
    }

    /// A call of an intrinsic, expanded in turn when it is not native.
    fn call(&mut self, which: Intrinsic, ty: TypeId, operands: &[Value]) -> Value {
        if !(self.native)(which) {
            let loc = self.cursor.loc();
            let flags = self.flags;
            let template =
                self.cursor.func.detached(loc, Opcode::Intrinsic, ty, operands, which as u32, flags);
            if let Some(expanded) = self.expand(template, which) {
                return expanded;
            }
        }
        self.inst(Opcode::Intrinsic, ty, operands, which as u32)
    }

    fn float(&mut self, op: Opcode, a: Value, b: Value) -> Value {
        let ty = self.type_of(a);
        self.inst(op, ty, &[a, b], 0)
    }

    fn scale(&mut self, a: Value, by: f64) -> Value {
        let ty = self.type_of(a);
        let factor = self.ctx.float(ty, by);
        self.float(Opcode::FMul, a, factor)
    }

    fn fcmp(&mut self, predicate: FloatPredicate, a: Value, b: Value) -> Value {
        let shape = self.type_of(a);
        let ty = self.ctx.types.with_shape_of(shape, TypeId::I1);
        self.inst(Opcode::FCmp, ty, &[a, b], predicate as u32)
    }

    fn select(&mut self, condition: Value, a: Value, b: Value) -> Value {
        let ty = self.type_of(a);
        self.inst(Opcode::Select, ty, &[condition, a, b], 0)
    }

    fn lanes(&self, v: Value) -> Option<u32> {
        match self.ctx.types.get(self.type_of(v)) {
            Type::Vector { len, .. } => Some(*len),
            _ => None,
        }
    }

    fn extract(&mut self, v: Value, lane: u32) -> Value {
        let ty = self.type_of(v);
        let scalar = self.ctx.types.scalar(ty);
        let lane = self.ctx.i32(lane);
        self.inst(Opcode::ExtractElement, scalar, &[v, lane], 0)
    }

    fn splat(&mut self, scalar: Value, like: Value) -> Value {
        let Some(len) = self.lanes(like) else { return scalar };
        let ty = self.type_of(like);
        let mut v = self.ctx.poison(ty);
        for lane in 0..len {
            let lane = self.ctx.i32(lane);
            v = self.inst(Opcode::InsertElement, ty, &[v, scalar, lane], 0);
        }
        v
    }

    /// A vector times a scalar.
    fn scale_by(&mut self, v: Value, scalar: Value) -> Value {
        let factor = self.splat(scalar, v);
        self.float(Opcode::FMul, v, factor)
    }

    fn log(&mut self, a: Value, factor: f64) -> Value {
        let ty = self.type_of(a);
        let log = self.call(Intrinsic::Log2, ty, &[a]);
        self.scale(log, factor)
    }

    fn clamp(&mut self, operands: &[Value], max: Intrinsic, min: Intrinsic) -> Value {
        let ty = self.type_of(operands[0]);
        let raised = self.call(max, ty, &[operands[0], operands[1]]);
        self.call(min, ty, &[raised, operands[2]])
    }

    fn sign(&mut self, a: Value, result: TypeId) -> Value {
        let ty = self.type_of(a);
        let zero = self.ctx.zero(ty);
        let [above, below] = [(zero, a), (a, zero)].map(|(lo, hi)| {
            let less = if self.ctx.types.is_float(ty) {
                self.fcmp(FloatPredicate::Olt, lo, hi)
            } else {
                let bools = self.ctx.types.with_shape_of(ty, TypeId::I1);
                self.inst(Opcode::ICmp, bools, &[lo, hi], IntPredicate::Slt as u32)
            };
            self.inst(Opcode::ZExt, result, &[less], 0)
        });
        self.inst(Opcode::Sub, result, &[above, below], 0)
    }

    fn smooth_step(&mut self, lo: Value, hi: Value, x: Value) -> Value {
        let ty = self.type_of(x);
        let at = self.float(Opcode::FSub, x, lo);
        let span = self.float(Opcode::FSub, hi, lo);
        let t = self.float(Opcode::FDiv, at, span);
        let t = self.call(Intrinsic::Saturate, ty, &[t]);
        let (two, three) = (self.ctx.float(ty, 2.0), self.ctx.float(ty, 3.0));
        let twice = self.float(Opcode::FMul, t, two);
        let rest = self.float(Opcode::FSub, three, twice);
        let square = self.float(Opcode::FMul, t, t);
        self.float(Opcode::FMul, square, rest)
    }

    /// The dot product of floats; the product for scalars.
    fn dot(&mut self, a: Value, b: Value) -> Value {
        if self.lanes(a).is_none() {
            return self.float(Opcode::FMul, a, b);
        }
        let ty = self.type_of(a);
        let scalar = self.ctx.types.scalar(ty);
        self.call(Intrinsic::FDot, scalar, &[a, b])
    }

    fn int_dot(&mut self, a: Value, b: Value) -> Value {
        let ty = self.type_of(a);
        let scalar = self.ctx.types.scalar(ty);
        let Some(len) = self.lanes(a) else { return self.inst(Opcode::Mul, ty, &[a, b], 0) };
        // Lanes that are multiplied by zero or one are not multiplied.
        let is_apart = a.as_const().is_some() || b.as_const().is_some();
        let whole = (!is_apart).then(|| self.inst(Opcode::Mul, ty, &[a, b], 0));
        let mut product = |lane: u32| match whole {
            Some(products) => self.extract(products, lane),
            None => {
                let parts = [self.extract(a, lane), self.extract(b, lane)];
                self.inst(Opcode::Mul, scalar, &parts, 0)
            }
        };
        let products: Vec<Value> = (0..len).map(&mut product).collect();
        let sum = |sum, part| self.inst(Opcode::Add, scalar, &[sum, part], 0);
        products.into_iter().reduce(sum).unwrap_or(a)
    }

    fn length(&mut self, a: Value) -> Value {
        let ty = self.type_of(a);
        if self.lanes(a).is_none() {
            return self.call(Intrinsic::FAbs, ty, &[a]);
        }
        let squared = self.dot(a, a);
        let scalar = self.type_of(squared);
        self.call(Intrinsic::Sqrt, scalar, &[squared])
    }

    fn swizzled(&mut self, v: Value, lanes: [u32; 3]) -> Value {
        let ty = self.type_of(v);
        let mask_ty = self.ctx.types.intern(Type::Vector { elem: TypeId::I32, len: 3 });
        let parts = lanes.map(|l| self.ctx.consts.i32(l));
        let mask = self.ctx.consts.aggregate(mask_ty, &parts);
        let poison = self.ctx.poison(ty);
        self.inst(Opcode::ShuffleVector, ty, &[v, poison, mask.into()], 0)
    }

    fn cross(&mut self, a: Value, b: Value) -> Value {
        let [a1, a2] = [[1, 2, 0], [2, 0, 1]].map(|l| self.swizzled(a, l));
        let [b1, b2] = [[2, 0, 1], [1, 2, 0]].map(|l| self.swizzled(b, l));
        let plus = self.float(Opcode::FMul, a1, b1);
        let minus = self.float(Opcode::FMul, a2, b2);
        self.float(Opcode::FSub, plus, minus)
    }

    fn refract(&mut self, i: Value, n: Value, eta: Value) -> Value {
        let d = self.dot(n, i);
        let scalar = self.type_of(d);
        let (zero, one) = (self.ctx.float(scalar, 0.0), self.ctx.float(scalar, 1.0));
        let square = self.float(Opcode::FMul, d, d);
        let rest = self.float(Opcode::FSub, one, square);
        let eta2 = self.float(Opcode::FMul, eta, eta);
        let part = self.float(Opcode::FMul, eta2, rest);
        let k = self.float(Opcode::FSub, one, part);
        let root = self.call(Intrinsic::Sqrt, scalar, &[k]);
        let along = self.float(Opcode::FMul, eta, d);
        let weight = self.float(Opcode::FAdd, along, root);
        let bent = self.scale_by(i, eta);
        let back = self.scale_by(n, weight);
        let through = self.float(Opcode::FSub, bent, back);
        let total = self.fcmp(FloatPredicate::Olt, k, zero);
        let ty = self.type_of(through);
        let none = self.ctx.zero(ty);
        self.select(total, none, through)
    }

    /// The lanes as conditions (not equal to zero), combined by `op`.
    fn fold_lanes(&mut self, a: Value, op: Opcode) -> Value {
        if let Some(bits) = self.against_zero(a, op) {
            return bits;
        }
        let ty = self.type_of(a);
        let zero = self.ctx.zero(ty);
        let conditions = if self.ctx.types.scalar(ty) == TypeId::I1 {
            a
        } else if self.ctx.types.is_float(ty) {
            self.fcmp(FloatPredicate::Une, a, zero)
        } else {
            let bools = self.ctx.types.with_shape_of(ty, TypeId::I1);
            self.inst(Opcode::ICmp, bools, &[a, zero], IntPredicate::Ne as u32)
        };
        let Some(len) = self.lanes(conditions) else { return conditions };
        let mut all = self.extract(conditions, 0);
        for lane in 1..len {
            let next = self.extract(conditions, lane);
            all = self.inst(op, TypeId::I1, &[all, next], 0);
        }
        all
    }

    /// Whether any lane of a vector of integers has a bit, or none has, as one comparison: where the lanes are compared with zero.
    fn against_zero(&mut self, a: Value, op: Opcode) -> Option<Value> {
        let asked = if op == Opcode::Or { IntPredicate::Ne } else { IntPredicate::Eq };
        let func = &self.cursor.func;
        let compared = a.as_inst().filter(|&inst| func.insts[inst].op == Opcode::ICmp);
        let numbers = match compared {
            Some(inst) if func.insts[inst].data == asked as u32 => {
                let &[numbers, with] = func.operands(inst) else { return None };
                (splat_int(self.ctx, with) == Some(0)).then_some(numbers)?
            }
            None if op == Opcode::Or => a,
            _ => return None,
        };
        let (ty, len) = (self.type_of(numbers), self.lanes(numbers)?);
        let scalar = self.ctx.types.scalar(ty);
        if scalar == TypeId::I1 || !self.ctx.types.is_int(ty) {
            return None;
        }
        let mut all = self.extract(numbers, 0);
        for lane in 1..len {
            let next = self.extract(numbers, lane);
            all = self.inst(Opcode::Or, scalar, &[all, next], 0);
        }
        let zero = self.ctx.zero(scalar);
        Some(self.inst(Opcode::ICmp, TypeId::I1, &[all, zero], asked as u32))
    }

    /// The angle of a point, from the arc tangent of its slope and the signs of its coordinates.
    fn atan2(&mut self, y: Value, x: Value) -> Value {
        let ty = self.type_of(y);
        let bools = self.ctx.types.with_shape_of(ty, TypeId::I1);
        let pi = std::f64::consts::PI;
        let [zero, half, minus_half] = [0.0, pi / 2.0, -pi / 2.0].map(|v| self.ctx.float(ty, v));
        let [whole, minus_whole] = [pi, -pi].map(|v| self.ctx.float(ty, v));
        let slope = self.float(Opcode::FDiv, y, x);
        let base = self.call(Intrinsic::Atan, ty, &[slope]);
        let left = self.fcmp(FloatPredicate::Olt, x, zero);
        let on_axis = self.fcmp(FloatPredicate::Oeq, x, zero);
        let up = self.fcmp(FloatPredicate::Oge, y, zero);
        let down = self.fcmp(FloatPredicate::Olt, y, zero);
        let mut angle = base;
        for (side, vertical, shift) in [(left, up, whole), (left, down, minus_whole)] {
            let here = self.inst(Opcode::And, bools, &[side, vertical], 0);
            let turned = self.float(Opcode::FAdd, base, shift);
            angle = self.select(here, turned, angle);
        }
        for (vertical, value) in [(down, minus_half), (up, half)] {
            let here = self.inst(Opcode::And, bools, &[on_axis, vertical], 0);
            angle = self.select(here, value, angle);
        }
        angle
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use trefoil_ir::Builder;

    #[test]
    fn native_intrinsics_stay_and_others_are_expanded() {
        let mut ctx = Context::default();
        let name = ctx.symbol("f");
        let param = trefoil_ir::Param { ty: TypeId::FLOAT, name: None };
        let mut func = Function::new(name, TypeId::FLOAT, vec![param]);
        let entry = func.new_block();
        func.layout.push(entry);
        let mut b = Builder::new(&mut ctx, &mut func, entry);
        let x = Value::new(trefoil_ir::ValueKind::Param(0));
        let p = b.intrinsic(Intrinsic::Pow, TypeId::FLOAT, &[x, x]);
        let s = b.intrinsic(Intrinsic::Sin, TypeId::FLOAT, &[p]);
        b.ret(Some(s));
        assert!(run(&mut ctx, &mut func, |i| i != Intrinsic::Pow));
        let names: Vec<_> = func.blocks[entry]
            .insts
            .iter()
            .map(|&i| func.insts[i].intrinsic().map_or(func.insts[i].op.info().name, |w| w.info().name))
            .collect();
        assert_eq!(names, ["log2", "fmul", "exp2", "sin", "ret"]);
    }
}

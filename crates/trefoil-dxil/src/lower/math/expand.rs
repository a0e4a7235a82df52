//! Intrinsics without an operation of their own, in terms of those that have one.
//!
//! Passes expand most of these before optimisation; what is left when none ran is expanded here.

use crate::kinds;
use crate::lower::{Lanes, Lower, Result};
use crate::ops::DxilOp;
use smallvec::SmallVec;
use trefoil_ir::{Flags, FloatPredicate, InstId, IntPredicate, Intrinsic, Opcode, TypeId, Value};

impl Lower<'_> {
    pub(in crate::lower) fn expand(&mut self, inst: InstId, which: Intrinsic) -> Result {
        use Intrinsic as I;
        let values: SmallVec<[Value; 4]> = self.input.func.operands(inst).into();
        let operands: SmallVec<[Lanes; 3]> = values.iter().map(|&v| self.lanes(v)).collect::<Result<_>>()?;
        let flags = self.input.func.insts[inst].flags;
        let lanes = match which {
            I::SDot | I::UDot => {
                let op = if which == I::SDot { DxilOp::IMad } else { DxilOp::UMad };
                self.int_dot(&operands, op)?
            }
            I::Length => self.length(&operands[0], flags)?,
            I::Distance => {
                let between = self.each(Opcode::FSub, &operands[0], &operands[1], flags);
                self.length(&between, flags)?
            }
            I::Normalize => {
                let square = self.float_dot(&operands[0], &operands[0], flags)?;
                let ty = self.type_of(square);
                let scale = self.call(DxilOp::Rsqrt, ty, &[square])?;
                self.scaled(&operands[0], scale, flags)
            }
            I::Cross => self.cross(&operands[0], &operands[1], flags),
            I::Reflect => {
                let dot = self.float_dot(&operands[0], &operands[1], flags)?;
                let twice = self.float(Opcode::FAdd, dot, dot, flags);
                let along = self.scaled(&operands[1], twice, flags);
                self.each(Opcode::FSub, &operands[0], &along, flags)
            }
            I::Refract => self.refract(&operands, flags)?,
            I::FaceForward => {
                let dot = self.float_dot(&operands[1], &operands[2], flags)?;
                let front = self.compare_zero(FloatPredicate::Olt, dot, flags);
                let mut lanes = operands[0].clone();
                for lane in &mut lanes {
                    let zero = self.number(self.type_of(*lane), -0.0);
                    let negative = self.float(Opcode::FSub, zero, *lane, flags);
                    *lane = self.select(front, *lane, negative);
                }
                lanes
            }
            I::Any => self.fold_bits(&operands[0], Opcode::Or)?,
            I::All => self.fold_bits(&operands[0], Opcode::And)?,
            _ => {
                let mut lanes = Lanes::new();
                for i in 0..operands[0].len() {
                    let arguments: Lanes = operands.iter().filter_map(|o| o.get(i).copied()).collect();
                    lanes.push(self.expand_lane(which, &arguments, flags)?);
                }
                lanes
            }
        };
        self.set(inst, &lanes);
        Ok(())
    }

    /// Intrinsics that work lane by lane.
    fn expand_lane(&mut self, which: Intrinsic, a: &[Value], flags: Flags) -> Result<Value> {
        use Intrinsic as I;
        let ty = self.type_of(a[0]);
        Ok(match which {
            I::Exp => {
                let scaled = self.times(a[0], std::f64::consts::LOG2_E, flags);
                self.call(DxilOp::Exp, ty, &[scaled])?
            }
            I::Log | I::Log10 => {
                let log = self.call(DxilOp::Log, ty, &[a[0]])?;
                let scale = if which == I::Log { std::f64::consts::LN_2 } else { std::f64::consts::LOG10_2 };
                self.times(log, scale, flags)
            }
            I::Pow => {
                let log = self.call(DxilOp::Log, ty, &[a[0]])?;
                let product = self.float(Opcode::FMul, log, a[1], flags);
                self.call(DxilOp::Exp, ty, &[product])?
            }
            I::Ldexp => {
                let power = self.call(DxilOp::Exp, ty, &[a[1]])?;
                self.float(Opcode::FMul, a[0], power, flags)
            }
            I::Atan2 => self.atan2(a[0], a[1], flags)?,
            I::NClamp => self.clamp(a, DxilOp::FMax, DxilOp::FMin)?,
            I::SClamp => self.clamp(a, DxilOp::IMax, DxilOp::IMin)?,
            I::UClamp => self.clamp(a, DxilOp::UMax, DxilOp::UMin)?,
            I::Sign => self.sign(a[0], flags),
            I::Lerp => {
                let between = self.float(Opcode::FSub, a[1], a[0], flags);
                let part = self.float(Opcode::FMul, between, a[2], flags);
                self.float(Opcode::FAdd, a[0], part, flags)
            }
            I::Step => {
                let below = self.compare(FloatPredicate::Olt, a[1], a[0], flags);
                let (zero, one) = (self.number(ty, 0.0), self.number(ty, 1.0));
                self.select(below, zero, one)
            }
            I::SmoothStep => self.smooth_step(a, flags)?,
            I::Degrees => self.times(a[0], 180.0 / std::f64::consts::PI, flags),
            I::Radians => self.times(a[0], std::f64::consts::PI / 180.0, flags),
            other => return Err(self.unsupported(other)),
        })
    }

    fn number(&mut self, ty: TypeId, value: f64) -> Value {
        self.ctx.consts.float(&self.ctx.types, ty, value).into()
    }

    fn float(&mut self, op: Opcode, a: Value, b: Value, flags: Flags) -> Value {
        let ty = self.type_of(a);
        self.inst(op, ty, &[a, b], 0, flags)
    }

    fn times(&mut self, a: Value, by: f64, flags: Flags) -> Value {
        let by = self.number(self.type_of(a), by);
        self.float(Opcode::FMul, a, by, flags)
    }

    fn compare(&mut self, predicate: FloatPredicate, a: Value, b: Value, flags: Flags) -> Value {
        self.inst(Opcode::FCmp, TypeId::I1, &[a, b], predicate as u32, flags)
    }

    fn compare_zero(&mut self, predicate: FloatPredicate, a: Value, flags: Flags) -> Value {
        let zero = self.number(self.type_of(a), 0.0);
        self.compare(predicate, a, zero, flags)
    }

    fn each(&mut self, op: Opcode, a: &[Value], b: &[Value], flags: Flags) -> Lanes {
        a.iter().zip(b).map(|(&a, &b)| self.float(op, a, b, flags)).collect()
    }

    fn scaled(&mut self, lanes: &[Value], by: Value, flags: Flags) -> Lanes {
        lanes.iter().map(|&lane| self.float(Opcode::FMul, lane, by, flags)).collect()
    }

    /// The dot product of lanes, by the operation of their number.
    pub(in crate::lower) fn float_dot(&mut self, a: &[Value], b: &[Value], flags: Flags) -> Result<Value> {
        let ty = self.type_of(a[0]);
        let op = match a.len() {
            2 => Some(DxilOp::Dot2),
            3 => Some(DxilOp::Dot3),
            4 => Some(DxilOp::Dot4),
            _ => None,
        };
        if let Some(op) = op.filter(|_| ty != TypeId::DOUBLE) {
            let arguments: SmallVec<[Value; 8]> = a.iter().chain(b).copied().collect();
            return self.call(op, ty, &arguments);
        }
        let mut sum = self.float(Opcode::FMul, a[0], b[0], flags);
        for (&a, &b) in a.iter().zip(b).skip(1) {
            sum = self.call(DxilOp::FMad, ty, &[a, b, sum])?;
        }
        Ok(sum)
    }

    fn int_dot(&mut self, operands: &[Lanes], op: DxilOp) -> Result<Lanes> {
        let (a, b) = (&operands[0], &operands[1]);
        let ty = self.type_of(a[0]);
        let mut sum = self.binary(Opcode::Mul, a[0], b[0]);
        for (&a, &b) in a.iter().zip(b).skip(1) {
            sum = self.call(op, ty, &[a, b, sum])?;
        }
        Ok(Lanes::from_slice(&[sum]))
    }

    fn length(&mut self, lanes: &[Value], flags: Flags) -> Result<Lanes> {
        let square = self.float_dot(lanes, lanes, flags)?;
        let ty = self.type_of(square);
        Ok(Lanes::from_slice(&[self.call(DxilOp::Sqrt, ty, &[square])?]))
    }

    fn cross(&mut self, a: &[Value], b: &[Value], flags: Flags) -> Lanes {
        let lanes = [(1, 2), (2, 0), (0, 1)];
        lanes
            .into_iter()
            .map(|(i, j)| {
                let left = self.float(Opcode::FMul, a[i], b[j], flags);
                let right = self.float(Opcode::FMul, a[j], b[i], flags);
                self.float(Opcode::FSub, left, right, flags)
            })
            .collect()
    }

    /// `k = 1 - eta² (1 - (n·i)²)`; zero when `k` is negative, else `eta i - (eta n·i + √k) n`.
    fn refract(&mut self, operands: &[Lanes], flags: Flags) -> Result<Lanes> {
        let (i, n, eta) = (&operands[0], &operands[1], operands[2][0]);
        let dot = self.float_dot(n, i, flags)?;
        let ty = self.type_of(dot);
        let (zero, one) = (self.number(ty, 0.0), self.number(ty, 1.0));
        let square = self.float(Opcode::FMul, dot, dot, flags);
        let rest = self.float(Opcode::FSub, one, square, flags);
        let eta2 = self.float(Opcode::FMul, eta, eta, flags);
        let part = self.float(Opcode::FMul, eta2, rest, flags);
        let k = self.float(Opcode::FSub, one, part, flags);
        let none = self.compare(FloatPredicate::Olt, k, zero, flags);
        let root = self.call(DxilOp::Sqrt, ty, &[k])?;
        let along = self.float(Opcode::FMul, eta, dot, flags);
        let along = self.float(Opcode::FAdd, along, root, flags);
        let incident = self.scaled(i, eta, flags);
        let normal = self.scaled(n, along, flags);
        let mut out = self.each(Opcode::FSub, &incident, &normal, flags);
        for lane in &mut out {
            *lane = self.select(none, zero, *lane);
        }
        Ok(out)
    }

    fn clamp(&mut self, a: &[Value], max: DxilOp, min: DxilOp) -> Result<Value> {
        let ty = self.type_of(a[0]);
        let low = self.call(max, ty, &[a[0], a[1]])?;
        self.call(min, ty, &[low, a[2]])
    }

    fn sign(&mut self, x: Value, flags: Flags) -> Value {
        let ty = self.type_of(x);
        let (above, below) = if self.ctx.types.is_float(ty) {
            (
                self.compare_zero(FloatPredicate::Ogt, x, flags),
                self.compare_zero(FloatPredicate::Olt, x, flags),
            )
        } else {
            let zero = self.ctx.zero(ty);
            let test = |lower: &mut Self, predicate: IntPredicate| {
                lower.inst(Opcode::ICmp, TypeId::I1, &[x, zero], predicate as u32, Flags::NONE)
            };
            (test(self, IntPredicate::Sgt), test(self, IntPredicate::Slt))
        };
        let above = self.cast(Opcode::ZExt, above, TypeId::I32);
        let below = self.cast(Opcode::ZExt, below, TypeId::I32);
        self.binary(Opcode::Sub, above, below)
    }

    fn smooth_step(&mut self, a: &[Value], flags: Flags) -> Result<Value> {
        let ty = self.type_of(a[0]);
        let width = self.float(Opcode::FSub, a[1], a[0], flags);
        let at = self.float(Opcode::FSub, a[2], a[0], flags);
        let t = self.float(Opcode::FDiv, at, width, flags);
        let t = self.call(DxilOp::Saturate, ty, &[t])?;
        let twice = self.times(t, 2.0, flags);
        let three = self.number(ty, 3.0);
        let factor = self.float(Opcode::FSub, three, twice, flags);
        let square = self.float(Opcode::FMul, t, t, flags);
        Ok(self.float(Opcode::FMul, square, factor, flags))
    }

    /// The quadrant decides what is added to the arc tangent of the quotient.
    fn atan2(&mut self, y: Value, x: Value, flags: Flags) -> Result<Value> {
        use std::f64::consts::{FRAC_PI_2, PI};
        let ty = self.type_of(x);
        let quotient = self.float(Opcode::FDiv, y, x, flags);
        let atan = self.call(DxilOp::Atan, ty, &[quotient])?;
        let (pi, minus_pi) = (self.number(ty, PI), self.number(ty, -PI));
        let up = self.float(Opcode::FAdd, atan, pi, flags);
        let down = self.float(Opcode::FAdd, atan, minus_pi, flags);
        let x_negative = self.compare_zero(FloatPredicate::Olt, x, flags);
        let x_zero = self.compare_zero(FloatPredicate::Oeq, x, flags);
        let y_negative = self.compare_zero(FloatPredicate::Olt, y, flags);
        let left = self.select(y_negative, down, up);
        let value = self.select(x_negative, left, atan);
        let (half, minus_half) = (self.number(ty, FRAC_PI_2), self.number(ty, -FRAC_PI_2));
        let vertical = self.select(y_negative, minus_half, half);
        Ok(self.select(x_zero, vertical, value))
    }

    /// Whether any or all lanes are not zero.
    fn fold_bits(&mut self, lanes: &[Value], op: Opcode) -> Result<Lanes> {
        let mut result = None;
        for &lane in lanes {
            let ty = self.type_of(lane);
            let bit = if ty == TypeId::I1 {
                lane
            } else if self.ctx.types.is_float(ty) {
                self.compare_zero(FloatPredicate::Une, lane, Flags::NONE)
            } else {
                let zero = self.ctx.zero(ty);
                self.inst(Opcode::ICmp, TypeId::I1, &[lane, zero], IntPredicate::Ne as u32, Flags::NONE)
            };
            result = Some(match result {
                None => bit,
                Some(sum) => self.binary(op, sum, bit),
            });
        }
        let result = result.ok_or_else(|| self.user(&kinds::EMPTY_TEST))?;
        Ok(Lanes::from_slice(&[result]))
    }
}

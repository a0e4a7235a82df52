//! Functions without an instruction, made of those that have one.
//!
//! The polynomials are minimax fits over the reduced range; the errors are those of the arithmetic, a few units in the
//! last place, which is what the reference gives.

use super::arith::negated;
use super::rule::FloatClass;
use super::{Lowerer, Result};
use crate::code::{Lane, Lanes, Null};
use crate::op::Op;
use std::f32::consts::{FRAC_PI_2, LN_2, LOG2_E, PI};

/// `acos(x) / sqrt(1 - x)` on 0 to 1, highest power first.
const ARC_COSINE: [f32; 4] = [-0.0187293, 0.0742610, -0.2121144, 1.570_728_8];
/// `atan(x) / x` in powers of `x * x` on 0 to 1, highest first.
const ARC_TANGENT: [f32; 8] = [
    -0.004_559_792,
    0.023_780_52,
    -0.058_829_753,
    0.098_688_655,
    -0.140_032_9,
    0.199_669_62,
    -0.333_318_13,
    0.999_999_9,
];

impl Lowerer<'_> {
    fn mul(&mut self, a: &[Lane], b: &[Lane]) -> Result<Lanes> {
        self.alu(Op::Mul, &[a, b])
    }

    fn mad(&mut self, a: &[Lane], b: &[Lane], c: &[Lane]) -> Result<Lanes> {
        self.alu(Op::Mad, &[a, b, c])
    }

    fn scale(&mut self, a: &[Lane], factor: f32) -> Result<Lanes> {
        self.mul(a, &[Lane::float(factor)])
    }

    /// `e^x`
    pub(super) fn exp(&mut self, x: &[Lane]) -> Result<Lanes> {
        let scaled = self.scale(x, LOG2_E)?;
        self.alu(Op::Exp, &[&scaled])
    }

    /// The logarithm to the base whose binary logarithm is `1 / factor`.
    pub(super) fn log(&mut self, x: &[Lane], factor: f32) -> Result<Lanes> {
        let log = self.alu(Op::Log, &[x])?;
        self.scale(&log, factor)
    }

    /// Natural logarithm.
    pub(super) fn ln(&mut self, x: &[Lane]) -> Result<Lanes> {
        self.log(x, LN_2)
    }

    /// `x^y`
    pub(super) fn pow(&mut self, x: &[Lane], y: &[Lane]) -> Result<Lanes> {
        let log = self.alu(Op::Log, &[x])?;
        let scaled = self.mul(&log, y)?;
        self.alu(Op::Exp, &[&scaled])
    }

    /// Sine.
    pub(super) fn sin(&mut self, x: &[Lane]) -> Result<Lanes> {
        self.alu_with(Op::SinCos, 0, Null::Second, &[x])
    }

    /// Cosine.
    pub(super) fn cos(&mut self, x: &[Lane]) -> Result<Lanes> {
        self.alu_with(Op::SinCos, 0, Null::First, &[x])
    }

    /// Tangent.
    pub(super) fn tan(&mut self, x: &[Lane]) -> Result<Lanes> {
        let (sine, cosine) = (self.sin(x)?, self.cos(x)?);
        self.alu(Op::Div, &[&sine, &cosine])
    }

    fn polynomial(&mut self, x: &[Lane], coefficients: &[f32]) -> Result<Lanes> {
        let mut sum: Lanes = x.iter().map(|_| Lane::float(coefficients[0])).collect();
        for &coefficient in &coefficients[1..] {
            sum = self.mad(&sum, x, &[Lane::float(coefficient)])?;
        }
        Ok(sum)
    }

    /// Arc cosine of `|x|`.
    fn arc_cosine_of_size(&mut self, x: &[Lane]) -> Result<Lanes> {
        let size: Lanes = x.iter().map(|lane| lane.absolute()).collect();
        let fit = self.polynomial(&size, &ARC_COSINE)?;
        let rest = self.alu(Op::Add, &[&[Lane::float(1.0)], &negated(&size)])?;
        let root = self.alu(Op::Sqrt, &[&rest])?;
        self.mul(&fit, &root)
    }

    /// Arc cosine.
    pub(super) fn acos(&mut self, x: &[Lane]) -> Result<Lanes> {
        let size = self.arc_cosine_of_size(x)?;
        let negative = self.alu(Op::Lt, &[x, &[Lane::float(0.0)]])?;
        let other = self.alu(Op::Add, &[&[Lane::float(PI)], &negated(&size)])?;
        self.alu(Op::Movc, &[&negative, &other, &size])
    }

    /// Arc sine.
    pub(super) fn asin(&mut self, x: &[Lane]) -> Result<Lanes> {
        let size = self.arc_cosine_of_size(x)?;
        let sine = self.alu(Op::Add, &[&[Lane::float(FRAC_PI_2)], &negated(&size)])?;
        self.signed_like(x, &sine)
    }

    /// Arc tangent of a number between 0 and 1.
    fn arc_tangent_of_fraction(&mut self, x: &[Lane]) -> Result<Lanes> {
        let square = self.mul(x, x)?;
        let fit = self.polynomial(&square, &ARC_TANGENT)?;
        self.mul(&fit, x)
    }

    /// Arc tangent.
    pub(super) fn atan(&mut self, x: &[Lane]) -> Result<Lanes> {
        let ones: Lanes = x.iter().map(|_| Lane::float(1.0)).collect();
        let first = self.first_quadrant(x, &ones)?;
        self.signed_like(x, &first)
    }

    /// `size` with the sign of `x`.
    fn signed_like(&mut self, x: &[Lane], size: &[Lane]) -> Result<Lanes> {
        let negative = self.alu(Op::Lt, &[x, &[Lane::float(0.0)]])?;
        self.alu(Op::Movc, &[&negative, &negated(size), size])
    }

    /// Arc tangent of `y / x`, in the quadrant of the point.
    pub(super) fn atan2(&mut self, y: &[Lane], x: &[Lane]) -> Result<Lanes> {
        let first = self.first_quadrant(y, x)?;
        let left = self.alu(Op::Lt, &[x, &[Lane::float(0.0)]])?;
        let mirrored = self.alu(Op::Add, &[&[Lane::float(PI)], &negated(&first)])?;
        let half = self.alu(Op::Movc, &[&left, &mirrored, &first])?;
        self.signed_like(y, &half)
    }

    /// Arc tangent of `|y| / |x|`.
    fn first_quadrant(&mut self, y: &[Lane], x: &[Lane]) -> Result<Lanes> {
        let (size_y, size_x): (Lanes, Lanes) =
            (y.iter().map(|l| l.absolute()).collect(), x.iter().map(|l| l.absolute()).collect());
        let (low, high) = (self.alu(Op::Min, &[&size_y, &size_x])?, self.alu(Op::Max, &[&size_y, &size_x])?);
        let fraction = self.alu(Op::Div, &[&low, &high])?;
        let base = self.arc_tangent_of_fraction(&fraction)?;
        let steep = self.alu(Op::Lt, &[&size_x, &size_y])?;
        let turned = self.alu(Op::Add, &[&[Lane::float(FRAC_PI_2)], &negated(&base)])?;
        self.alu(Op::Movc, &[&steep, &turned, &base])
    }

    /// `(e^x + sign * e^-x) / 2`
    fn hyperbolic(&mut self, x: &[Lane], minus: bool) -> Result<Lanes> {
        let up = self.exp(x)?;
        let down = self.exp(&negated(x))?;
        let down = if minus { negated(&down) } else { down };
        let sum = self.alu(Op::Add, &[&up, &down])?;
        self.scale(&sum, 0.5)
    }

    /// Hyperbolic sine.
    pub(super) fn sinh(&mut self, x: &[Lane]) -> Result<Lanes> {
        self.hyperbolic(x, true)
    }

    /// Hyperbolic cosine.
    pub(super) fn cosh(&mut self, x: &[Lane]) -> Result<Lanes> {
        self.hyperbolic(x, false)
    }

    /// Hyperbolic tangent: `1 - 2 / (e^2x + 1)`, which stays finite where `e^2x` does not.
    pub(super) fn tanh(&mut self, x: &[Lane]) -> Result<Lanes> {
        let square = self.scale(x, 2.0 * LOG2_E)?;
        let power = self.alu(Op::Exp, &[&square])?;
        let below = self.alu(Op::Add, &[&power, &[Lane::float(1.0)]])?;
        let two: Lanes = x.iter().map(|_| Lane::float(-2.0)).collect();
        let part = self.alu(Op::Div, &[&two, &below])?;
        self.alu(Op::Add, &[&part, &[Lane::float(1.0)]])
    }

    /// A cubic step between two edges.
    pub(super) fn smoothstep(&mut self, low: &[Lane], high: &[Lane], x: &[Lane]) -> Result<Lanes> {
        let span = self.alu(Op::Add, &[high, &negated(low)])?;
        let along = self.alu(Op::Add, &[x, &negated(low)])?;
        let part = self.alu_with(Op::Div, crate::program::control::SATURATE, Null::None, &[&along, &span])?;
        let slope = self.mad(&part, &[Lane::float(-2.0)], &[Lane::float(3.0)])?;
        let square = self.mul(&part, &part)?;
        self.mul(&square, &slope)
    }

    /// `x + s * (y - x)`
    pub(super) fn lerp(&mut self, x: &[Lane], y: &[Lane], s: &[Lane]) -> Result<Lanes> {
        let span = self.alu(Op::Add, &[y, &negated(x)])?;
        self.mad(s, &span, x)
    }

    /// Cross product.
    pub(super) fn cross(&mut self, a: &[Lane], b: &[Lane]) -> Result<Lanes> {
        let turn = |v: &[Lane], by: usize| -> Lanes { (0..3).map(|i| v[(i + by) % 3]).collect() };
        let right = self.mul(&turn(a, 2), &turn(b, 1))?;
        self.mad(&turn(a, 1), &turn(b, 2), &negated(&right))
    }

    /// `i - 2 * n * dot(i, n)`
    pub(super) fn reflect(&mut self, incident: &[Lane], normal: &[Lane]) -> Result<Lanes> {
        let dot = self.dot(incident, normal)?;
        let twice = self.alu(Op::Add, &[&[dot], &[dot]])?;
        self.mad(normal, &negated(&twice), incident)
    }

    /// Refraction by a ratio of indices; zero beyond the critical angle.
    pub(super) fn refract(&mut self, incident: &[Lane], normal: &[Lane], eta: Lane) -> Result<Lanes> {
        let dot = [self.dot(incident, normal)?];
        let square = self.mul(&dot, &dot)?;
        let sine = self.alu(Op::Add, &[&[Lane::float(1.0)], &negated(&square)])?;
        let eta_squared = self.mul(&[eta], &[eta])?;
        let rest = self.mad(&negated(&eta_squared), &sine, &[Lane::float(1.0)])?;
        let root = self.alu(Op::Sqrt, &[&rest])?;
        let along = self.mad(&[eta], &dot, &root)?;
        let bent = self.mul(incident, &[eta])?;
        let result = self.mad(&negated(&along), normal, &bent)?;
        let possible = self.alu(Op::Ge, &[&rest, &[Lane::float(0.0)]])?;
        self.alu(Op::And, &[&possible, &result])
    }

    /// `-n * sign(dot(i, ng))`
    pub(super) fn face_forward(&mut self, n: &[Lane], i: &[Lane], ng: &[Lane]) -> Result<Lanes> {
        let dot = [self.dot(i, ng)?];
        let towards = self.alu(Op::Lt, &[&dot, &[Lane::float(0.0)]])?;
        self.alu(Op::Movc, &[&towards, n, &negated(n)])
    }

    /// -1, 0 or 1.
    pub(super) fn sign(&mut self, x: &[Lane], float: bool) -> Result<Lanes> {
        let less = if float { Op::Lt } else { Op::ILt };
        let zeros: Lanes = x.iter().map(|_| Lane::imm(0)).collect();
        let positive = self.alu(less, &[&zeros, x])?;
        let negative = self.alu(less, &[x, &zeros])?;
        // A true comparison is -1.
        let turned: Lanes = positive.iter().map(|lane| Lane { neg: true, ..*lane }).collect();
        self.alu_raw(Op::IAdd, 0, Null::None, &[&turned, &negative])
    }

    /// The number of the highest bit, counted from the lowest: the instruction counts from the highest.
    pub(super) fn first_bit_high(&mut self, op: Op, x: &[Lane]) -> Result<Lanes> {
        let from_top = self.alu(op, &[x])?;
        let turned: Lanes = from_top.iter().map(|lane| Lane { neg: true, ..*lane }).collect();
        let from_bottom = self.alu_raw(Op::IAdd, 0, Null::None, &[&turned, &[Lane::imm(31)]])?;
        let none = self.alu(Op::IEq, &[&from_top, &[Lane::imm(u32::MAX)]])?;
        self.alu(Op::Movc, &[&none, &[Lane::imm(u32::MAX)], &from_bottom])
    }

    /// Tests of a float's class.
    pub(super) fn float_class(&mut self, class: FloatClass, x: &[Lane]) -> Result<Lanes> {
        const INFINITY: u32 = 0x7f80_0000;
        const LEAST_NORMAL: u32 = 0x0080_0000;
        // On the bits, since arithmetic may take it that there are no such values.
        let bits = self.bits(x)?;
        let size = self.alu(Op::And, &[&bits, &[Lane::imm(0x7fff_ffff)]])?;
        match class {
            FloatClass::Infinite => self.alu(Op::IEq, &[&size, &[Lane::imm(INFINITY)]]),
            FloatClass::Finite => self.alu(Op::ILt, &[&size, &[Lane::imm(INFINITY)]]),
            FloatClass::Normal => {
                let finite = self.alu(Op::ILt, &[&size, &[Lane::imm(INFINITY)]])?;
                let normal = self.alu(Op::IGe, &[&size, &[Lane::imm(LEAST_NORMAL)]])?;
                self.alu(Op::And, &[&finite, &normal])
            }
        }
    }

    /// Folds the lanes of a bool vector into one.
    pub(super) fn fold(&mut self, op: Op, lanes: &[Lane]) -> Result<Lanes> {
        let mut all: Lanes = lanes.iter().copied().collect();
        while all.len() > 1 {
            let half = all.len() / 2;
            let mut next = self.alu(op, &[&all[..half], &all[half..2 * half]])?;
            next.extend_from_slice(&all[2 * half..]);
            all = next;
        }
        Ok(all)
    }
}

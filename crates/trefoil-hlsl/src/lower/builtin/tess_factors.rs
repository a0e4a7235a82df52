//! `Process…TessFactors…`: factors of tessellation, clamped and rounded as the hull shader's partitioning asks.
//!
//! In: the factors of the edges and what scales the inside. Out: the edges' factors rounded, and the inside's factors made of them,
//! rounded and not.

use crate::lower::Lowerer;
use crate::lower::values::Val;
use crate::typed::{Arg, TyId};
use smallvec::SmallVec;
use trefoil_ir::{FloatPredicate, Intrinsic, Opcode, TessPartitioning, TypeId, Value};

/// How the factors of edges become one of the inside.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Reduction {
    Average,
    Greatest,
    Least,
}

/// Below this, factors of odd partitionings jump: the inside takes the same side as its edges.
const ODD_STEP: f64 = 3.0;

type Factors = SmallVec<[Value; 4]>;

impl Lowerer<'_> {
    /// The factors of triangles and quads: `(edges, scales, out edges, out rounded inside, out unrounded inside)`.
    pub(super) fn tess_factors(&mut self, reduction: Reduction, args: &[Arg]) -> Val {
        let [raw, scales] = [&args[0], &args[1]].map(|arg| self.factors(arg));
        let edges: Factors = raw.iter().map(|&factor| self.clamped_factor(factor)).collect();
        let edges: Factors = edges.iter().map(|&factor| self.rounded_factor(factor)).collect();
        let raw: Factors = raw.iter().map(|&factor| self.at_least(factor, 1.0)).collect();
        // Both scales of a quad are of two edges each, one is of all.
        let of_each = raw.len() / scales.len().max(1);
        let mut inside = Factors::new();
        for (&scale, edges) in scales.iter().zip(raw.chunks(of_each.max(1))) {
            let scale = self.at_least(scale, 0.0);
            let scale = self.at_most(scale, 1.0);
            inside.push(self.inside_factor(reduction, scale, edges));
        }
        if self.partitioning() == TessPartitioning::FractionalOdd
            && let [x, y] = inside[..]
        {
            let greater = self.float_op(Intrinsic::MaxNum, x, y);
            let step = self.at_most(greater, ODD_STEP);
            inside = inside.iter().map(|&factor| self.replace_below_step(factor, step)).collect();
        }
        let rounded: Factors = inside.iter().map(|&factor| self.rounded_factor(factor)).collect();
        for (arg, factors) in args[2..].iter().zip([edges, rounded, inside]) {
            self.write_factors(arg, &factors);
        }
        Val::Void
    }

    /// `ProcessIsolineTessFactors(detail, density, out rounded detail, out rounded density)`: lines are whole.
    pub(super) fn line_factors(&mut self, args: &[Arg]) -> Val {
        let [detail, density] = [&args[0], &args[1]].map(|arg| self.factors(arg)[0]);
        let detail = self.clamped_factor(detail);
        let detail = self.rounded_factor(detail);
        let density = self.at_least(density, 1.0);
        let density = self.at_most(density, 64.0);
        let density = self.b.intrinsic(Intrinsic::Ceil, TypeId::FLOAT, &[density]);
        self.write_factors(&args[2], &[detail]);
        self.write_factors(&args[3], &[density]);
        Val::Void
    }

    fn partitioning(&self) -> TessPartitioning {
        self.shared.geometry.partitioning
    }

    fn factors(&mut self, arg: &Arg) -> Factors {
        let val = self.arg(arg);
        let value = self.as_single(val, arg.ty);
        let ty = self.b.type_of(value);
        let count = self.b.ctx.types.lanes(ty);
        (0..count).map(|i| self.b.extract(value, i)).collect()
    }

    /// Gives an argument the factors; where it has more parts than there are, the last one goes to the others too.
    fn write_factors(&mut self, arg: &Arg, factors: &[Value]) {
        let to: TyId = arg.ty;
        let count = self.leaf_count(to) as usize;
        let last = factors.last().copied();
        let all: Factors = factors.iter().copied().chain(last.into_iter().cycle()).take(count).collect();
        let val = self.val_of_scalars(&all, to);
        self.write_out(arg, val);
    }

    /// The factor of the inside that edges make.
    fn inside_factor(&mut self, reduction: Reduction, scale: Value, edges: &[Value]) -> Value {
        let reduced = self.reduced(reduction, edges);
        let scaled = self.b.binary(Opcode::FMul, reduced, scale);
        let factor = self.clamped_factor(scaled);
        if self.partitioning() != TessPartitioning::FractionalOdd {
            return factor;
        }
        let whole = match reduction {
            Reduction::Greatest => reduced,
            Reduction::Average | Reduction::Least => self.reduced(Reduction::Average, edges),
        };
        let whole = self.clamped_factor(whole);
        let step = self.at_most(whole, ODD_STEP);
        self.replace_below_step(factor, step)
    }

    fn reduced(&mut self, reduction: Reduction, edges: &[Value]) -> Value {
        let (mut all, rest) = (edges[0], &edges[1..]);
        for &edge in rest {
            all = match reduction {
                Reduction::Average => self.b.binary(Opcode::FAdd, all, edge),
                Reduction::Greatest => self.float_op(Intrinsic::MaxNum, all, edge),
                Reduction::Least => self.float_op(Intrinsic::MinNum, all, edge),
            };
        }
        if reduction == Reduction::Average {
            let part = self.b.ctx.float(TypeId::FLOAT, 1.0 / edges.len() as f64);
            all = self.b.binary(Opcode::FMul, all, part);
        }
        all
    }

    /// A factor within what the partitioning has.
    fn clamped_factor(&mut self, factor: Value) -> Value {
        let (least, most) = match self.partitioning() {
            TessPartitioning::FractionalOdd => (1.0, 63.0),
            TessPartitioning::FractionalEven => (2.0, 64.0),
            TessPartitioning::Integer | TessPartitioning::Pow2 | TessPartitioning::Undefined => (1.0, 64.0),
        };
        let factor = self.at_least(factor, least);
        self.at_most(factor, most)
    }

    /// A clamped factor, rounded up where the partitioning has no fractions.
    fn rounded_factor(&mut self, factor: Value) -> Value {
        match self.partitioning() {
            TessPartitioning::Integer => self.b.intrinsic(Intrinsic::Ceil, TypeId::FLOAT, &[factor]),
            TessPartitioning::Pow2 => self.power_of_two_from(factor),
            TessPartitioning::FractionalOdd
            | TessPartitioning::FractionalEven
            | TessPartitioning::Undefined => factor,
        }
    }

    /// The least power of two that is no less: the mantissa carries into the exponent.
    fn power_of_two_from(&mut self, factor: Value) -> Value {
        const MANTISSA: u64 = 0x7f_ffff;
        const EXPONENT: u64 = 0x7f80_0000;
        let bits = self.b.cast(Opcode::BitCast, factor, TypeId::I32);
        let [mantissa, exponent] = [MANTISSA, EXPONENT].map(|mask| self.b.ctx.int(TypeId::I32, mask));
        let carried = self.b.binary(Opcode::Add, bits, mantissa);
        let power = self.b.binary(Opcode::And, carried, exponent);
        self.b.cast(Opcode::BitCast, power, TypeId::FLOAT)
    }

    fn replace_below_step(&mut self, factor: Value, step: Value) -> Value {
        let limit = self.b.ctx.float(TypeId::FLOAT, ODD_STEP);
        let is_below = self.b.fcmp(FloatPredicate::Olt, factor, limit);
        self.b.select(is_below, step, factor)
    }

    fn at_least(&mut self, factor: Value, least: f64) -> Value {
        let least = self.b.ctx.float(TypeId::FLOAT, least);
        self.float_op(Intrinsic::MaxNum, factor, least)
    }

    fn at_most(&mut self, factor: Value, most: f64) -> Value {
        let most = self.b.ctx.float(TypeId::FLOAT, most);
        self.float_op(Intrinsic::MinNum, factor, most)
    }

    fn float_op(&mut self, which: Intrinsic, a: Value, b: Value) -> Value {
        self.b.intrinsic(which, TypeId::FLOAT, &[a, b])
    }
}

//! Arithmetic of intrinsics: GLSL.std.450 where it has the function, a few instructions where it has not.

use crate::function::{Lower, Result};
use crate::types::{Scalar, Shape};
use smallvec::SmallVec;
use spirv::{Capability, GlslStd450Op, Op};
use trefoil_ir::{InstId, Intrinsic, Type};

/// The function of GLSL.std.450 that does just what an intrinsic does.
fn glsl_function(which: Intrinsic) -> Option<GlslStd450Op> {
    use Intrinsic as I;
    Some(match which {
        I::FAbs => GlslStd450Op::FAbs,
        I::Sqrt => GlslStd450Op::Sqrt,
        I::Rsqrt => GlslStd450Op::InverseSqrt,
        I::Sin => GlslStd450Op::Sin,
        I::Cos => GlslStd450Op::Cos,
        I::Tan => GlslStd450Op::Tan,
        I::Asin => GlslStd450Op::Asin,
        I::Acos => GlslStd450Op::Acos,
        I::Atan => GlslStd450Op::Atan,
        I::Atan2 => GlslStd450Op::Atan2,
        I::Sinh => GlslStd450Op::Sinh,
        I::Cosh => GlslStd450Op::Cosh,
        I::Tanh => GlslStd450Op::Tanh,
        I::Exp => GlslStd450Op::Exp,
        I::Exp2 => GlslStd450Op::Exp2,
        I::Log => GlslStd450Op::Log,
        I::Log2 => GlslStd450Op::Log2,
        I::Pow => GlslStd450Op::Pow,
        I::Floor => GlslStd450Op::Floor,
        I::Ceil => GlslStd450Op::Ceil,
        I::FTrunc => GlslStd450Op::Trunc,
        I::RoundEven => GlslStd450Op::RoundEven,
        I::Frac => GlslStd450Op::Fract,
        I::Fma | I::FMulAdd => GlslStd450Op::Fma,
        I::MinNum => GlslStd450Op::NMin,
        I::MaxNum => GlslStd450Op::NMax,
        I::SMin => GlslStd450Op::SMin,
        I::SMax => GlslStd450Op::SMax,
        I::UMin => GlslStd450Op::UMin,
        I::UMax => GlslStd450Op::UMax,
        I::NClamp => GlslStd450Op::NClamp,
        I::SClamp => GlslStd450Op::SClamp,
        I::UClamp => GlslStd450Op::UClamp,
        I::Lerp => GlslStd450Op::FMix,
        I::Step => GlslStd450Op::Step,
        I::SmoothStep => GlslStd450Op::SmoothStep,
        I::Degrees => GlslStd450Op::Degrees,
        I::Radians => GlslStd450Op::Radians,
        I::Length => GlslStd450Op::Length,
        I::Distance => GlslStd450Op::Distance,
        I::Normalize => GlslStd450Op::Normalize,
        I::Cross => GlslStd450Op::Cross,
        I::Reflect => GlslStd450Op::Reflect,
        I::Refract => GlslStd450Op::Refract,
        I::FaceForward => GlslStd450Op::FaceForward,
        _ => return None,
    })
}

/// Functions that GLSL.std.450 has for 16 and 32 bits alone.
fn never_double(op: GlslStd450Op) -> bool {
    use GlslStd450Op::*;
    matches!(
        op,
        Sin | Cos
            | Tan
            | Asin
            | Acos
            | Atan
            | Atan2
            | Sinh
            | Cosh
            | Tanh
            | Exp
            | Exp2
            | Log
            | Log2
            | Pow
            | Degrees
            | Radians
    )
}

impl Lower<'_> {
    pub(crate) fn math(&mut self, inst: InstId, which: Intrinsic) -> Result<()> {
        use Intrinsic::*;
        if let Some(op) = glsl_function(which) {
            return self.function(inst, which, op);
        }
        match which {
            Abs | Sign | Saturate | Log10 | Ldexp | IMad | UMad => self.simple(inst, which),
            CountBits | BitReverse | FirstBitLow | FirstBitUHigh | FirstBitSHigh => self.bits(inst, which),
            IsNan | IsInf | IsFinite | IsNormal => self.classify(inst, which),
            Msad4 => self.masked_differences(inst),
            FDot | SDot | UDot => self.dot(inst, which == FDot),
            Any | All => self.any_all(inst, which == All),
            Dot2Add => self.dot2_add(inst),
            Dot4AddI8 | Dot4AddU8 => self.dot4_add(inst, which == Dot4AddI8),
            F16ToF32 | F32ToF16 => self.half_format(inst, which == F16ToF32),
            AsDouble => self.as_double(inst),
            SplitDouble => self.split_double(inst),
            UAddCarry => self.add_carry(inst),
            _ => self.fail(format_args!("`{}` is not supported for SPIR-V", which.info().name)),
        }
    }

    fn function(&mut self, inst: InstId, which: Intrinsic, op: GlslStd450Op) -> Result<()> {
        let i = self.inst(inst);
        let shape = self.shape(i.ty)?;
        if shape.is_float() && shape.bits() == 64 && never_double(op) {
            return self.fail(format_args!("`{}` of doubles is not supported for SPIR-V", which.info().name));
        }
        let operands = self.func.operands(inst);
        let mut ids: SmallVec<[u32; 3]> = SmallVec::new();
        for &v in operands {
            ids.push(self.id(v)?);
        }
        let id = self.glsl(op, shape, &ids);
        self.precise(id, shape, i.flags);
        self.values[inst] = id;
        Ok(())
    }

    fn simple(&mut self, inst: InstId, which: Intrinsic) -> Result<()> {
        let i = self.inst(inst);
        let to = self.shape(i.ty)?;
        let from = self.shape_of_value(self.operand(inst, 0)?)?;
        let [a] = self.operand_ids(inst)?;
        let made = match which {
            Intrinsic::Abs => self.glsl(GlslStd450Op::SAbs, to, &[a]),
            Intrinsic::Sign if from.is_float() => {
                let sign = self.glsl(GlslStd450Op::FSign, from, &[a]);
                self.op(Op::ConvertFToS, to, &[sign])
            }
            Intrinsic::Sign => {
                let sign = self.glsl(GlslStd450Op::SSign, from, &[a]);
                if from.bits() == to.bits() { sign } else { self.op(Op::SConvert, to, &[sign]) }
            }
            Intrinsic::Saturate => {
                let (zero, one) = (self.float_const(to, 0.0), self.float_const(to, 1.0));
                self.glsl(GlslStd450Op::NClamp, to, &[a, zero, one])
            }
            Intrinsic::Log10 => {
                let log = self.glsl(GlslStd450Op::Log2, to, &[a]);
                let scale = self.float_const(to, std::f64::consts::LOG10_2);
                self.op(Op::FMul, to, &[log, scale])
            }
            Intrinsic::Ldexp => {
                let [a, e] = self.operand_ids(inst)?;
                let scale = self.glsl(GlslStd450Op::Exp2, to, &[e]);
                self.op(Op::FMul, to, &[a, scale])
            }
            _ => {
                let [a, b, c] = self.operand_ids(inst)?;
                let product = self.op(Op::IMul, to, &[a, b]);
                self.op(Op::IAdd, to, &[product, c])
            }
        };
        self.precise(made, to, i.flags);
        self.values[inst] = made;
        Ok(())
    }

    fn classify(&mut self, inst: InstId, which: Intrinsic) -> Result<()> {
        let shape = self.shape(self.inst(inst).ty)?;
        let [a] = self.operand_ids(inst)?;
        self.values[inst] = match which {
            Intrinsic::IsNan => self.op(Op::IsNan, shape, &[a]),
            Intrinsic::IsInf => self.op(Op::IsInf, shape, &[a]),
            Intrinsic::IsNormal => self.is_normal(inst, shape, a)?,
            _ => {
                let (nan, inf) = (self.op(Op::IsNan, shape, &[a]), self.op(Op::IsInf, shape, &[a]));
                let either = self.op(Op::LogicalOr, shape, &[nan, inf]);
                self.op(Op::LogicalNot, shape, &[either])
            }
        };
        Ok(())
    }

    /// Whether each lane is neither zero, denormal, infinite nor NaN.
    fn is_normal(&mut self, inst: InstId, to: Shape, id: u32) -> Result<u32> {
        let from = self.shape_of_value(self.operand(inst, 0)?)?;
        let (least, infinite) = match from.bits() {
            16 => (0x0400, 0x7c00),
            32 => (0x0080_0000, 0x7f80_0000),
            _ => (0x0010_0000_0000_0000, 0x7ff0_0000_0000_0000),
        };
        let size = self.glsl(GlslStd450Op::FAbs, from, &[id]);
        let (least, infinite) = (self.splat_const(from, least), self.splat_const(from, infinite));
        let above = self.op(Op::FOrdGreaterThanEqual, to, &[size, least]);
        let below = self.op(Op::FOrdLessThan, to, &[size, infinite]);
        Ok(self.op(Op::LogicalAnd, to, &[above, below]))
    }

    fn dot(&mut self, inst: InstId, float: bool) -> Result<()> {
        let i = self.inst(inst);
        let from = self.shape_of_value(self.operand(inst, 0)?)?;
        let scalar = from.with_lanes(1);
        let [a, b] = self.operand_ids(inst)?;
        let made = if float {
            self.op(if from.lanes == 1 { Op::FMul } else { Op::Dot }, scalar, &[a, b])
        } else {
            let products = self.op(Op::IMul, from, &[a, b]);
            let mut sum = self.lane(products, from, 0);
            for n in 1..from.lanes {
                let lane = self.lane(products, from, n);
                sum = self.op(Op::IAdd, scalar, &[sum, lane]);
            }
            sum
        };
        self.precise(made, scalar, i.flags);
        self.values[inst] = made;
        Ok(())
    }

    fn any_all(&mut self, inst: InstId, all: bool) -> Result<()> {
        let from = self.shape_of_value(self.operand(inst, 0)?)?;
        let [a] = self.operand_ids(inst)?;
        let bools = self.truth(a, from);
        self.values[inst] = match (from.lanes, all) {
            (1, _) => bools,
            (_, true) => self.op(Op::All, Shape::BOOL, &[bools]),
            (_, false) => self.op(Op::Any, Shape::BOOL, &[bools]),
        };
        Ok(())
    }

    fn dot2_add(&mut self, inst: InstId) -> Result<()> {
        let [sum, a, b] = self.operand_ids(inst)?;
        let half = Shape::new(Scalar::Float(16), 2);
        let wide = Shape::FLOAT.with_lanes(2);
        let (a, b) = (self.adapt(a, half, wide), self.adapt(b, half, wide));
        let dot = self.op(Op::Dot, Shape::FLOAT, &[a, b]);
        self.values[inst] = self.op(Op::FAdd, Shape::FLOAT, &[sum, dot]);
        Ok(())
    }

    fn dot4_add(&mut self, inst: InstId, signed: bool) -> Result<()> {
        if !self.options.env.has(6) {
            self.words.extension("SPV_KHR_integer_dot_product");
        }
        self.words.capability(Capability::DotProduct);
        self.words.capability(Capability::DotProductInput4x8BitPacked);
        let operands = self.func.operands(inst);
        let packed = spirv::PackedVectorFormat::PackedVectorFormat4x8Bit as u32;
        // `acc, a, b`
        let [sum, a, b]: [trefoil_ir::Value; 3] = match operands.try_into() {
            Ok(three) => three,
            Err(_) => return self.bug("a packed dot product with a wrong number of operands"),
        };
        let (sum, a, b) = (self.id(sum)?, self.id(a)?, self.id(b)?);
        let op = if signed { Op::SDot } else { Op::UDot };
        let dot = self.op(op, Shape::UINT, &[a, b, packed]);
        self.values[inst] = self.op(Op::IAdd, Shape::UINT, &[sum, dot]);
        Ok(())
    }

    /// Between the low 16 bits of a word and a float, lane by lane.
    fn half_format(&mut self, inst: InstId, widen: bool) -> Result<()> {
        let to = self.shape(self.inst(inst).ty)?;
        let from = self.shape_of_value(self.operand(inst, 0)?)?;
        let [all] = self.operand_ids(inst)?;
        let pair = Shape::FLOAT.with_lanes(2);
        let zero = self.float_const(Shape::FLOAT, 0.0);
        let mut lanes: SmallVec<[u32; 4]> = SmallVec::new();
        for n in 0..from.lanes {
            let lane = self.lane(all, from, n);
            lanes.push(if widen {
                let both = self.glsl(GlslStd450Op::UnpackHalf2x16, pair, &[lane]);
                self.lane(both, pair, 0)
            } else {
                let both = self.op(Op::CompositeConstruct, pair, &[lane, zero]);
                self.glsl(GlslStd450Op::PackHalf2x16, Shape::UINT, &[both])
            });
        }
        self.values[inst] =
            if to.lanes == 1 { lanes[0] } else { self.op(Op::CompositeConstruct, to, &lanes) };
        Ok(())
    }

    fn as_double(&mut self, inst: InstId) -> Result<()> {
        let to = self.shape(self.inst(inst).ty)?;
        let [low, high] = self.operand_ids(inst)?;
        let words = Shape::UINT.with_lanes(to.lanes);
        let pair = Shape::UINT.with_lanes(2);
        let mut lanes: SmallVec<[u32; 4]> = SmallVec::new();
        for n in 0..to.lanes {
            let both = [self.lane(low, words, n), self.lane(high, words, n)];
            let both = self.op(Op::CompositeConstruct, pair, &both);
            lanes.push(self.op(Op::Bitcast, to.with_lanes(1), &[both]));
        }
        self.values[inst] =
            if to.lanes == 1 { lanes[0] } else { self.op(Op::CompositeConstruct, to, &lanes) };
        Ok(())
    }

    fn split_double(&mut self, inst: InstId) -> Result<()> {
        let from = self.shape_of_value(self.operand(inst, 0)?)?;
        let [all] = self.operand_ids(inst)?;
        let pair = Shape::UINT.with_lanes(2);
        let mut halves: [SmallVec<[u32; 4]>; 2] = Default::default();
        for n in 0..from.lanes {
            let lane = self.lane(all, from, n);
            let both = self.op(Op::Bitcast, pair, &[lane]);
            for (h, half) in halves.iter_mut().enumerate() {
                half.push(self.lane(both, pair, h as u32));
            }
        }
        let words = Shape::UINT.with_lanes(from.lanes);
        let [low, high] =
            halves.map(|h| if from.lanes == 1 { h[0] } else { self.op(Op::CompositeConstruct, words, &h) });
        let ty = self.value_type(self.inst(inst).ty)?;
        self.values[inst] = self.words.value(Op::CompositeConstruct, ty, &[low, high]);
        Ok(())
    }

    fn add_carry(&mut self, inst: InstId) -> Result<()> {
        let ty = self.inst(inst).ty;
        let Type::Struct { .. } = self.ctx.types.get(ty) else {
            return self.bug("an addition with carry gives no structure");
        };
        let shape = self.shape_of_value(self.operand(inst, 0)?)?;
        let ids: [u32; 2] = self.operand_ids(inst)?;
        let held = self.type_of_shape(shape);
        let pair = self.words.ty(Op::TypeStruct, &[held, held]);
        let both = self.words.value(Op::IAddCarry, pair, &ids);
        let sum = self.words.value(Op::CompositeExtract, held, &[both, 0]);
        let carry = self.words.value(Op::CompositeExtract, held, &[both, 1]);
        let carry = self.truth(carry, shape);
        let ty = self.value_type(ty)?;
        self.values[inst] = self.words.value(Op::CompositeConstruct, ty, &[sum, carry]);
        Ok(())
    }
}

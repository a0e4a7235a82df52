//! Arithmetic of intrinsics: GLSL.std.450 where it has the function, a few instructions where it has not.

use crate::kinds;
use crate::lower::types::{Scalar, Shape};
use crate::lower::{Lower, Result};
use crate::module::Id;
use smallvec::SmallVec;
use spirv::{Capability, GlslStd450Op, Op};
use trefoil_ir::{InstId, Intrinsic, Type};

impl Lower<'_> {
    /// A function that is for 16 and 32 bits alone.
    pub(in crate::lower) fn short_function(
        &mut self,
        inst: InstId,
        which: Intrinsic,
        op: GlslStd450Op,
    ) -> Result<()> {
        let shape = self.shape(self.inst(inst).ty)?;
        if shape.is_float() && shape.bits() == 64 {
            return self
                .fail(kinds::UNSUPPORTED.with(&[&format_args!("`{}` of doubles", which.info().name)]));
        }
        self.function(inst, op)
    }

    pub(in crate::lower) fn function(&mut self, inst: InstId, op: GlslStd450Op) -> Result<()> {
        if self.body.chained[inst] {
            return Ok(());
        }
        let i = self.inst(inst);
        let shape = self.shape(i.ty)?;
        let operands = self.func.operands(inst);
        let mut ids: SmallVec<[Id; 3]> = SmallVec::new();
        for &v in operands {
            ids.push(self.id(v)?);
        }
        let id = self.glsl(op, shape, &ids);
        self.set_precision(id, shape, i.flags);
        self.body.values[inst] = id;
        Ok(())
    }

    /// The result of floating-point arithmetic, as precise as its instruction asks.
    fn set_number(&mut self, inst: InstId, id: Id, shape: Shape) {
        self.set_precision(id, shape, self.inst(inst).flags);
        self.body.values[inst] = id;
    }

    pub(in crate::lower) fn int_abs(&mut self, inst: InstId) -> Result<()> {
        let to = self.shape(self.inst(inst).ty)?;
        let [a] = self.operand_ids(inst)?;
        self.body.values[inst] = self.glsl(GlslStd450Op::SAbs, to, &[a]);
        Ok(())
    }

    pub(in crate::lower) fn sign(&mut self, inst: InstId) -> Result<()> {
        let to = self.shape(self.inst(inst).ty)?;
        let from = self.shape_of_value(self.operand(inst, 0)?)?;
        let [a] = self.operand_ids(inst)?;
        self.body.values[inst] = if from.is_float() {
            let sign = self.glsl(GlslStd450Op::FSign, from, &[a]);
            self.op(Op::ConvertFToS, to, &[sign])
        } else {
            let sign = self.glsl(GlslStd450Op::SSign, from, &[a]);
            if from.bits() == to.bits() { sign } else { self.op(Op::SConvert, to, &[sign]) }
        };
        Ok(())
    }

    pub(in crate::lower) fn saturate(&mut self, inst: InstId) -> Result<()> {
        let to = self.shape(self.inst(inst).ty)?;
        let [a] = self.operand_ids(inst)?;
        let (zero, one) = (self.float_const(to, 0.0), self.float_const(to, 1.0));
        let held = self.glsl(GlslStd450Op::NClamp, to, &[a, zero, one]);
        self.set_number(inst, held, to);
        Ok(())
    }

    pub(in crate::lower) fn log10(&mut self, inst: InstId) -> Result<()> {
        let to = self.shape(self.inst(inst).ty)?;
        let [a] = self.operand_ids(inst)?;
        let log = self.glsl(GlslStd450Op::Log2, to, &[a]);
        let scale = self.float_const(to, std::f64::consts::LOG10_2);
        let scaled = self.op(Op::FMul, to, &[log, scale]);
        self.set_number(inst, scaled, to);
        Ok(())
    }

    pub(in crate::lower) fn ldexp(&mut self, inst: InstId) -> Result<()> {
        let to = self.shape(self.inst(inst).ty)?;
        let [a, e] = self.operand_ids(inst)?;
        let scale = self.glsl(GlslStd450Op::Exp2, to, &[e]);
        let scaled = self.op(Op::FMul, to, &[a, scale]);
        self.set_number(inst, scaled, to);
        Ok(())
    }

    pub(in crate::lower) fn int_mul_add(&mut self, inst: InstId) -> Result<()> {
        let to = self.shape(self.inst(inst).ty)?;
        let [a, b, c] = self.operand_ids(inst)?;
        let product = self.op(Op::IMul, to, &[a, b]);
        self.body.values[inst] = self.op(Op::IAdd, to, &[product, c]);
        Ok(())
    }

    pub(in crate::lower) fn float_test(&mut self, inst: InstId, op: Op) -> Result<()> {
        let shape = self.shape(self.inst(inst).ty)?;
        let [a] = self.operand_ids(inst)?;
        self.body.values[inst] = self.op(op, shape, &[a]);
        Ok(())
    }

    pub(in crate::lower) fn is_finite(&mut self, inst: InstId) -> Result<()> {
        let shape = self.shape(self.inst(inst).ty)?;
        let [a] = self.operand_ids(inst)?;
        let (nan, inf) = (self.op(Op::IsNan, shape, &[a]), self.op(Op::IsInf, shape, &[a]));
        let either = self.op(Op::LogicalOr, shape, &[nan, inf]);
        self.body.values[inst] = self.op(Op::LogicalNot, shape, &[either]);
        Ok(())
    }

    /// Whether each lane is neither zero, denormal, infinite nor NaN.
    pub(in crate::lower) fn is_normal(&mut self, inst: InstId) -> Result<()> {
        let to = self.shape(self.inst(inst).ty)?;
        let [id] = self.operand_ids(inst)?;
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
        self.body.values[inst] = self.op(Op::LogicalAnd, to, &[above, below]);
        Ok(())
    }

    pub(in crate::lower) fn dot(&mut self, inst: InstId) -> Result<()> {
        let from = self.shape_of_value(self.operand(inst, 0)?)?;
        let scalar = from.with_lanes(1);
        let operands: [Id; 2] = self.operand_ids(inst)?;
        let dot = self.op(if from.lanes == 1 { Op::FMul } else { Op::Dot }, scalar, &operands);
        self.set_number(inst, dot, scalar);
        Ok(())
    }

    /// Whether any or all lanes are not zero.
    pub(in crate::lower) fn any_all(&mut self, inst: InstId, op: Op) -> Result<()> {
        let from = self.shape_of_value(self.operand(inst, 0)?)?;
        let [a] = self.operand_ids(inst)?;
        let bools = self.truth(a, from);
        self.body.values[inst] = if from.lanes == 1 { bools } else { self.op(op, Shape::BOOL, &[bools]) };
        Ok(())
    }

    pub(in crate::lower) fn dot2_add(&mut self, inst: InstId) -> Result<()> {
        let [sum, a, b] = self.operand_ids(inst)?;
        let half = Shape::new(Scalar::Float(16), 2);
        let wide = Shape::FLOAT.with_lanes(2);
        let (a, b) = (self.adapt(a, half, wide), self.adapt(b, half, wide));
        let dot = self.op(Op::Dot, Shape::FLOAT, &[a, b]);
        self.body.values[inst] = self.op(Op::FAdd, Shape::FLOAT, &[sum, dot]);
        Ok(())
    }

    pub(in crate::lower) fn dot4_add(&mut self, inst: InstId, op: Op) -> Result<()> {
        if !self.options.env.has(6) {
            self.out.extension("SPV_KHR_integer_dot_product");
        }
        self.out.capability(Capability::DotProduct);
        self.out.capability(Capability::DotProductInput4x8BitPacked);
        let operands = self.func.operands(inst);
        let packed = spirv::PackedVectorFormat::PackedVectorFormat4x8Bit as u32;
        // `acc, a, b`
        let [sum, a, b]: [trefoil_ir::Value; 3] = match operands.try_into() {
            Ok(three) => three,
            Err(_) => return self.bug("a packed dot product with a wrong number of operands"),
        };
        let (sum, a, b) = (self.id(sum)?, self.id(a)?, self.id(b)?);
        let dot = self.op_with(op, Shape::UINT, &[a, b], &[packed]);
        self.body.values[inst] = self.op(Op::IAdd, Shape::UINT, &[sum, dot]);
        Ok(())
    }

    /// Between the low 16 bits of a word and a float, lane by lane.
    pub(in crate::lower) fn half_format(&mut self, inst: InstId, widen: bool) -> Result<()> {
        let to = self.shape(self.inst(inst).ty)?;
        let from = self.shape_of_value(self.operand(inst, 0)?)?;
        let [all] = self.operand_ids(inst)?;
        let pair = Shape::FLOAT.with_lanes(2);
        let zero = self.float_const(Shape::FLOAT, 0.0);
        let mut lanes: SmallVec<[Id; 4]> = SmallVec::new();
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
        self.body.values[inst] =
            if to.lanes == 1 { lanes[0] } else { self.op(Op::CompositeConstruct, to, &lanes) };
        Ok(())
    }

    pub(in crate::lower) fn as_double(&mut self, inst: InstId) -> Result<()> {
        let to = self.shape(self.inst(inst).ty)?;
        let [low, high] = self.operand_ids(inst)?;
        let words = Shape::UINT.with_lanes(to.lanes);
        let pair = Shape::UINT.with_lanes(2);
        let mut lanes: SmallVec<[Id; 4]> = SmallVec::new();
        for n in 0..to.lanes {
            let both = [self.lane(low, words, n), self.lane(high, words, n)];
            let both = self.op(Op::CompositeConstruct, pair, &both);
            lanes.push(self.op(Op::Bitcast, to.with_lanes(1), &[both]));
        }
        self.body.values[inst] =
            if to.lanes == 1 { lanes[0] } else { self.op(Op::CompositeConstruct, to, &lanes) };
        Ok(())
    }

    pub(in crate::lower) fn split_double(&mut self, inst: InstId) -> Result<()> {
        let from = self.shape_of_value(self.operand(inst, 0)?)?;
        let [all] = self.operand_ids(inst)?;
        let pair = Shape::UINT.with_lanes(2);
        let mut halves: [SmallVec<[Id; 4]>; 2] = Default::default();
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
        self.body.values[inst] = self.out.value(Op::CompositeConstruct, ty, &[low, high]);
        Ok(())
    }

    pub(in crate::lower) fn add_carry(&mut self, inst: InstId) -> Result<()> {
        let ty = self.inst(inst).ty;
        let Type::Struct { .. } = self.ctx.types.get(ty) else {
            return self.bug("an addition with carry gives no structure");
        };
        let shape = self.shape_of_value(self.operand(inst, 0)?)?;
        let ids: [Id; 2] = self.operand_ids(inst)?;
        let held = self.type_of_shape(shape);
        let pair = self.out.ty_of(Op::TypeStruct, &[held, held], &[]);
        let both = self.out.value(Op::IAddCarry, pair, &ids);
        let sum = self.out.value_with(Op::CompositeExtract, held, &[both], &[0]);
        let carry = self.out.value_with(Op::CompositeExtract, held, &[both], &[1]);
        let carry = self.truth(carry, shape);
        let ty = self.value_type(ty)?;
        self.body.values[inst] = self.out.value(Op::CompositeConstruct, ty, &[sum, carry]);
        Ok(())
    }
}

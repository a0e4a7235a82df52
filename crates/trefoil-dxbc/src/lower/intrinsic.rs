//! Intrinsics by their rules.

use super::rule::{Compute, Rule};
use super::{Lowerer, Result};
use crate::code::{Lane, Lanes, MInst, Shape, Src};
use crate::generated::RULES;
use crate::op::Op;
use crate::signature::Boundary;
use smallvec::SmallVec;
use std::f32::consts::LOG10_2;
use trefoil_ir::{InstId, Intrinsic, TypeId, Value};

type Args = SmallVec<[Lanes; 4]>;

impl Lowerer<'_> {
    /// Lowers a call of an intrinsic.
    pub(super) fn intrinsic(&mut self, inst: InstId, operands: &[Value]) -> Result<()> {
        let data = self.func.insts[inst];
        let Some(which) = data.intrinsic() else { return self.bug("an intrinsic that is not known") };
        let rule = RULES[which as usize];
        self.within = Some(which);
        if !matches!(rule, Rule::Nothing | Rule::Handle | Rule::HeapHandle | Rule::GetPointer) {
            self.check_type(data.ty)?;
        }
        let lanes = match rule {
            Rule::Nothing => return Ok(()),
            Rule::Handle => return self.make_handle(inst, operands),
            Rule::HeapHandle => return self.unsupported("a resource taken from the descriptor heap"),
            Rule::GetPointer => return self.get_pointer(inst, operands),
            Rule::Compute(how) => self.arithmetic(which, how, data.ty, operands)?,
            Rule::Access(how) => self.access(which, how, data.ty, operands)?,
            Rule::LoadInput => self.load_element(Boundary::Input, data.ty, operands)?,
            Rule::LoadPatchConstant => self.load_element(Boundary::Patch, data.ty, operands)?,
            Rule::LoadControlPoint => self.load_element(Boundary::Output, data.ty, operands)?,
            Rule::StoreOutput => self.store_element(Boundary::Output, operands)?,
            Rule::StorePatchConstant => self.store_element(Boundary::Patch, operands)?,
            Rule::EndInStream(op) => self.end_in_stream(op, operands)?,
            Rule::Evaluate(op) => self.evaluate(op, operands)?,
            Rule::Special(file) => self.special(file, operands)?,
            Rule::SampleIndex => self.sample_index(),
            Rule::RenderTargetSampleCount => self.render_target_samples()?,
            Rule::RenderTargetSamplePosition => self.render_target_position(operands)?,
            Rule::Discard => self.discard(operands)?,
            Rule::Sync(flags) => self.synchronise(flags)?,
            Rule::Unsupported => return self.unsupported_intrinsic(which),
        };
        self.within = None;
        if data.ty != TypeId::VOID {
            self.set_lanes(inst, &lanes);
        }
        Ok(())
    }

    fn unsupported_intrinsic<T>(&self, which: Intrinsic) -> Result<T> {
        self.unsupported(&format!("`{}`", which.info().name))
    }

    fn arithmetic(
        &mut self,
        which: Intrinsic,
        how: Compute,
        ty: TypeId,
        operands: &[Value],
    ) -> Result<Lanes> {
        if how == Compute::Saturate && !self.is_double(ty) {
            return self.saturate(operands[0]);
        }
        if self.is_double(self.type_of(operands[0])) {
            return self.double_intrinsic(which, operands);
        }
        let args: Args = operands.iter().map(|&value| self.lanes(value)).collect::<Result<_>>()?;
        let x = &args[0];
        match how {
            Compute::Alu(op) => {
                let args: SmallVec<[&[Lane]; 3]> = args.iter().map(|lanes| lanes.as_slice()).collect();
                self.alu(op, &args)
            }
            Compute::Absolute => Ok(x.iter().map(|lane| lane.absolute()).collect()),
            Compute::Sin => self.sin(x),
            Compute::Cos => self.cos(x),
            Compute::Tan => self.tan(x),
            Compute::Asin => self.asin(x),
            Compute::Acos => self.acos(x),
            Compute::Atan => self.atan(x),
            Compute::Atan2 => self.atan2(x, &args[1]),
            Compute::Sinh => self.sinh(x),
            Compute::Cosh => self.cosh(x),
            Compute::Tanh => self.tanh(x),
            Compute::Exp => self.exp(x),
            Compute::Log => self.ln(x),
            Compute::Log10 => self.log(x, LOG10_2),
            Compute::Pow => self.pow(x, &args[1]),
            Compute::Ldexp => {
                let power = self.alu(Op::Exp, &[&args[1]])?;
                self.alu(Op::Mul, &[x, &power])
            }
            Compute::Clamp(max, min) => {
                let low = self.alu(max, &[x, &args[1]])?;
                self.alu(min, &[&low, &args[2]])
            }
            Compute::Sign => {
                let float = self.ctx.types.is_float(self.type_of(operands[0]));
                self.sign(x, float)
            }
            Compute::Lerp => self.lerp(x, &args[1], &args[2]),
            Compute::Step => {
                let reached = self.alu(Op::Ge, &[&args[1], x])?;
                self.alu(Op::And, &[&reached, &[Lane::float(1.0)]])
            }
            Compute::SmoothStep => self.smoothstep(x, &args[1], &args[2]),
            Compute::Degrees => self.alu(Op::Mul, &[x, &[Lane::float(1f32.to_degrees())]]),
            Compute::Radians => self.alu(Op::Mul, &[x, &[Lane::float(1f32.to_radians())]]),
            Compute::IsNan => self.alu(Op::Ne, &[x, x]),
            Compute::FloatClass(class) => self.float_class(class, x),
            Compute::IntAbs => self.int_abs(x),
            Compute::FirstBitHigh(op) => self.first_bit_high(op, x),
            Compute::Dot => Ok([self.dot(x, &args[1])?].into_iter().collect()),
            Compute::IntDot => self.int_dot(x, &args[1]),
            Compute::Length => self.length(x.clone()),
            Compute::Distance => {
                let span = self.alu(Op::Add, &[x, &super::arith::negated(&args[1])])?;
                self.length(span)
            }
            Compute::Normalize => {
                let square = self.dot(x, x)?;
                let inverse = self.alu(Op::Rsq, &[&[square]])?;
                self.alu(Op::Mul, &[&inverse, x])
            }
            Compute::Cross => self.cross(x, &args[1]),
            Compute::Reflect => self.reflect(x, &args[1]),
            Compute::Refract => self.refract(x, &args[1], args[2][0]),
            Compute::FaceForward => self.face_forward(x, &args[1], &args[2]),
            Compute::Truth(op) => self.truth(op, self.type_of(operands[0]), x),
            Compute::Msad4 => {
                self.needs.extensions = true;
                self.msad4(&args)
            }
            Compute::AsDouble => self.as_double(x, &args[1]),
            Compute::AddCarry => {
                let mut sum = self.alu(Op::IAdd, &[x, &args[1]])?;
                let carry = self.alu(Op::ULt, &[&sum, x])?;
                sum.extend(carry);
                Ok(sum)
            }
            Compute::Saturate | Compute::SplitDouble => self.unsupported_intrinsic(which),
        }
    }

    /// A dot product of up to four float lanes.
    pub(super) fn dot(&mut self, a: &[Lane], b: &[Lane]) -> Result<Lane> {
        let op = match a.len() {
            1 => return Ok(self.alu(Op::Mul, &[a, b])?[0]),
            2 => Op::Dp2,
            3 => Op::Dp3,
            _ => Op::Dp4,
        };
        // Lanes that lie apart would be moved together first: as many instructions as a chain of products.
        let apart = |lanes: &[Lane]| !lanes.windows(2).all(|pair| pair[0].joins(&pair[1]));
        if apart(a) || apart(b) {
            let mut sum = self.alu(Op::Mul, &[&a[..1], &b[..1]])?;
            for i in 1..a.len() {
                sum = self.alu(Op::Mad, &[&a[i..=i], &b[i..=i], &sum])?;
            }
            return Ok(sum[0]);
        }
        let srcs: [Src; 2] = [self.fixed(a)?, self.fixed(b)?];
        debug_assert!(srcs.iter().all(|src| matches!(src.shape, Shape::Fixed(_))));
        self.one(op, srcs)
    }

    fn int_dot(&mut self, a: &[Lane], b: &[Lane]) -> Result<Lanes> {
        let mut sum = self.multiply(&a[..1], &b[..1])?;
        for i in 1..a.len() {
            sum = self.alu(Op::IMad, &[&a[i..=i], &b[i..=i], &sum])?;
        }
        Ok(sum)
    }

    fn length(&mut self, span: Lanes) -> Result<Lanes> {
        if span.len() == 1 {
            return Ok(span.iter().map(|lane| lane.absolute()).collect());
        }
        let square = self.dot(&span, &span)?;
        self.alu(Op::Sqrt, &[&[square]])
    }

    /// `any` or `all`: whether lanes of type `ty` are not zero, combined by `op`.
    fn truth(&mut self, op: Op, ty: TypeId, x: &Lanes) -> Result<Lanes> {
        let truth = if self.ctx.types.scalar(ty) == TypeId::I1 {
            x.clone()
        } else {
            let differs = if self.ctx.types.is_float(ty) { Op::Ne } else { Op::INe };
            self.alu(differs, &[x, &[Lane::imm(0)]])?
        };
        self.fold(op, &truth)
    }

    /// Four sums of absolute differences, at byte offsets 0 to 3 in the pair of source words.
    fn msad4(&mut self, args: &Args) -> Result<Lanes> {
        let (reference, source) = (args[0][0], &args[1]);
        let mut words: Lanes = [source[0]].into_iter().collect();
        for bytes in 1..4u32 {
            let low = self.alu(Op::UShr, &[&[source[0]], &[Lane::imm(8 * bytes)]])?;
            let high = self.alu(Op::IShl, &[&[source[1]], &[Lane::imm(32 - 8 * bytes)]])?;
            words.extend(self.alu(Op::Or, &[&low, &high])?);
        }
        self.alu(Op::Msad, &[&[reference], &words, &args[2]])
    }

    fn synchronise(&mut self, flags: u32) -> Result<Lanes> {
        let mut inst = MInst::new(Op::Sync, None, []);
        inst.controls = flags;
        self.push(inst)?;
        Ok(Lanes::new())
    }
}

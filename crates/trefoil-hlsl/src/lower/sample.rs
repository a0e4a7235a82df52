//! Sampling and gathering.

use super::Lowerer;
use super::types::Memory;
use super::value::Val;
use crate::builtins::BuiltinOp as Op;
use crate::typed::{Arg, ResourceTy, TyId};
use smallvec::SmallVec;
use trefoil_ir::{Intrinsic, TypeId, Value};

/// How a sampling method goes: its intrinsic, and how many arguments stand between coordinates and offset.
fn sampling(op: Op) -> Option<(Intrinsic, usize)> {
    Some(match op {
        Op::TextureSample => (Intrinsic::Sample, 0),
        Op::TextureSampleBias => (Intrinsic::SampleBias, 1),
        Op::TextureSampleGrad => (Intrinsic::SampleGrad, 2),
        Op::TextureSampleLevel => (Intrinsic::SampleLevel, 1),
        Op::TextureSampleCmp => (Intrinsic::SampleCmp, 1),
        Op::TextureSampleCmpLevelZero => (Intrinsic::SampleCmpLevelZero, 1),
        Op::TextureSampleCmpLevel => (Intrinsic::SampleCmpLevel, 2),
        Op::TextureSampleCmpBias => (Intrinsic::SampleCmpBias, 2),
        Op::TextureSampleCmpGrad => (Intrinsic::SampleCmpGrad, 3),
        _ => return None,
    })
}

/// How a gathering method goes: its intrinsic and channel.
fn gathering(op: Op) -> Option<(Intrinsic, u32)> {
    Some(match op {
        Op::TextureGather | Op::TextureGatherRed => (Intrinsic::Gather, 0),
        Op::TextureGatherGreen => (Intrinsic::Gather, 1),
        Op::TextureGatherBlue => (Intrinsic::Gather, 2),
        Op::TextureGatherAlpha => (Intrinsic::Gather, 3),
        Op::TextureGatherCmp | Op::TextureGatherCmpRed => (Intrinsic::GatherCmp, 0),
        Op::TextureGatherCmpGreen => (Intrinsic::GatherCmp, 1),
        Op::TextureGatherCmpBlue => (Intrinsic::GatherCmp, 2),
        Op::TextureGatherCmpAlpha => (Intrinsic::GatherCmp, 3),
        _ => return None,
    })
}

/// How a method of a feedback texture goes: its intrinsic, and how many arguments stand between coordinates and clamp.
fn feedback(op: Op) -> Option<(Intrinsic, usize)> {
    Some(match op {
        Op::FeedbackWriteSamplerFeedback => (Intrinsic::WriteFeedback, 0),
        Op::FeedbackWriteSamplerFeedbackBias => (Intrinsic::WriteFeedbackBias, 1),
        Op::FeedbackWriteSamplerFeedbackLevel => (Intrinsic::WriteFeedbackLevel, 1),
        Op::FeedbackWriteSamplerFeedbackGrad => (Intrinsic::WriteFeedbackGrad, 2),
        _ => return None,
    })
}

impl Lowerer<'_> {
    /// A method that samples; `None` for any other.
    pub(super) fn sampling(&mut self, op: Op, r: ResourceTy, args: &[Arg], ty: TyId) -> Option<Val> {
        if let Some((which, extra)) = sampling(op) {
            return Some(self.sample(which, extra, args, ty));
        }
        if let Some((which, channel)) = gathering(op) {
            return Some(self.gather(which, channel, args, ty));
        }
        if let Some((which, between)) = feedback(op) {
            return Some(self.feedback(which, between, args));
        }
        if op == Op::TextureGatherRaw {
            return Some(self.gather_raw(args, ty));
        }
        let which = match op {
            Op::TextureCalculateLevelOfDetail => Intrinsic::CalculateLod,
            Op::TextureCalculateLevelOfDetailUnclamped => Intrinsic::CalculateLodUnclamped,
            _ => return None,
        };
        let (texture, sampler, at) =
            (self.single_arg(&args[0]), self.single_arg(&args[1]), self.coordinate(&args[2]));
        let lanes: SmallVec<[u32; 4]> = (0..r.kind.dimensions()).collect();
        let at = self.b.swizzle(at, &lanes);
        Some(Val::Single(self.b.intrinsic(which, TypeId::FLOAT, &[texture, sampler, at])))
    }

    fn sample(&mut self, which: Intrinsic, extra: usize, args: &[Arg], ty: TyId) -> Val {
        let status = self.status_arg(args).copied();
        let values = &args[..args.len() - usize::from(status.is_some())];
        let mut operands: SmallVec<[Value; 8]> = SmallVec::new();
        operands.push(self.single_arg(&values[0]));
        operands.push(self.single_arg(&values[1]));
        for arg in &values[2..3 + extra] {
            operands.push(self.coordinate(arg));
        }
        let mut offset = self.b.ctx.poison(TypeId::I32);
        let mut clamp = None;
        for arg in &values[3 + extra..] {
            let value = self.single_arg(arg);
            if self.scalar_of(arg.ty).is_float() {
                clamp = Some(value);
            } else {
                offset = value;
            }
        }
        operands.push(offset);
        operands.extend(clamp);
        self.sampled(which, &operands, status.as_ref(), ty)
    }

    fn feedback(&mut self, which: Intrinsic, between: usize, args: &[Arg]) -> Val {
        let mut operands: SmallVec<[Value; 8]> = args[..3].iter().map(|a| self.single_arg(a)).collect();
        operands.extend(args[3..].iter().map(|a| self.coordinate(a)));
        debug_assert!(operands.len() <= 5 + between);
        Val::Single(self.b.intrinsic(which, TypeId::VOID, &operands))
    }

    fn gather_raw(&mut self, args: &[Arg], ty: TyId) -> Val {
        let status = self.status_arg(args).copied();
        let values = &args[..args.len() - usize::from(status.is_some())];
        let mut operands: SmallVec<[Value; 4]> = SmallVec::new();
        operands.push(self.single_arg(&values[0]));
        operands.push(self.single_arg(&values[1]));
        operands.push(self.coordinate(&values[2]));
        operands.push(match values.get(3) {
            Some(offset) => self.single_arg(offset),
            None => self.b.ctx.poison(TypeId::I32),
        });
        self.sampled(Intrinsic::GatherRaw, &operands, status.as_ref(), ty)
    }

    fn gather(&mut self, which: Intrinsic, channel: u32, args: &[Arg], ty: TyId) -> Val {
        let status = self.status_arg(args).copied();
        let values = &args[..args.len() - usize::from(status.is_some())];
        let compared = usize::from(which == Intrinsic::GatherCmp);
        let mut operands: SmallVec<[Value; 8]> = SmallVec::new();
        operands.push(self.single_arg(&values[0]));
        operands.push(self.single_arg(&values[1]));
        for arg in &values[2..3 + compared] {
            operands.push(self.coordinate(arg));
        }
        let offset = match &values[3 + compared..] {
            [] => self.b.ctx.poison(TypeId::I32),
            [one] => self.single_arg(one),
            several => {
                let mut lanes: SmallVec<[Value; 8]> = SmallVec::new();
                for arg in several {
                    let v = self.single_arg(arg);
                    lanes.extend((0..2).map(|i| self.b.extract(v, i)));
                }
                self.b.vector(&lanes)
            }
        };
        operands.push(offset);
        operands.push(self.b.ctx.i32(channel));
        self.sampled(which, &operands, status.as_ref(), ty)
    }

    fn sampled(&mut self, which: Intrinsic, operands: &[Value], status: Option<&Arg>, ty: TyId) -> Val {
        let raw_ty = self.memory_type(ty, Memory::Own);
        let raw = self.read(which, raw_ty, operands, status);
        let scalar = self.scalar_of(ty);
        Val::Single(self.in_register(raw, scalar))
    }
}

//! Sampling and gathering.

use crate::builtins::BuiltinOp;
use crate::lower::types::Memory;
use crate::lower::values::Val;
use crate::lower::{Lowerer, kinds, loc};
use crate::source::Span;
use crate::typed::{Arg, Ty, TyId};
use smallvec::SmallVec;
use trefoil_ir::{Intrinsic, ResourceKind, ShaderModel, TypeId, Value};

impl Lowerer<'_> {
    /// `Sample(sampler, coordinates, …, offset, clamp, out status)` with that many operands between coordinates and offset.
    pub(super) fn sample(&mut self, which: Intrinsic, between: usize, args: &[Arg], ty: TyId) -> Val {
        let status = self.status_arg(args).copied();
        let values = &args[..args.len() - usize::from(status.is_some())];
        let mut operands: SmallVec<[Value; 8]> = SmallVec::new();
        operands.push(self.single_arg(&values[0]));
        operands.push(self.single_arg(&values[1]));
        for arg in &values[2..3 + between] {
            operands.push(self.coordinate(arg));
        }
        let mut offset = self.b.ctx.poison(TypeId::I32);
        let mut clamp = None;
        for arg in &values[3 + between..] {
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

    /// `WriteSamplerFeedback(texture, sampler, coordinates, …, clamp)`
    pub(super) fn write_feedback(&mut self, which: Intrinsic, args: &[Arg]) -> Val {
        let mut operands: SmallVec<[Value; 8]> = args[..3].iter().map(|a| self.single_arg(a)).collect();
        operands.extend(args[3..].iter().map(|a| self.coordinate(a)));
        Val::Single(self.b.intrinsic(which, TypeId::VOID, &operands))
    }

    /// An error for a level of detail by a sampler that compares, before the model that has it. What no entry reaches may ask for it.
    pub(super) fn check_compared_detail(&mut self, op: BuiltinOp, sampler: &Arg, span: Span) {
        let compares =
            matches!(self.ty(sampler.ty), Ty::Resource(r) if r.kind == ResourceKind::SamplerComparison);
        let is_said = || self.errors.iter().any(|error| error.loc == loc(span));
        if compares && self.options.shader_model < ShaderModel::new(6, 8) && !is_said() {
            self.error(span, kinds::COMPARED_LOD.with(&[&op.name()]));
        }
    }

    /// `CalculateLevelOfDetail(sampler, coordinates)`
    pub(super) fn level_of_detail(&mut self, which: Intrinsic, args: &[Arg]) -> Val {
        let dimensions = self.resource_of(args).map_or(0, |r| r.kind.dimensions());
        let (texture, sampler, at) =
            (self.single_arg(&args[0]), self.single_arg(&args[1]), self.coordinate(&args[2]));
        let lanes: SmallVec<[u32; 4]> = (0..dimensions).collect();
        let at = self.b.swizzle(at, &lanes);
        Val::Single(self.b.intrinsic(which, TypeId::FLOAT, &[texture, sampler, at]))
    }

    /// `GatherRaw(sampler, coordinates, offset, out status)`
    pub(super) fn gather_raw(&mut self, args: &[Arg], ty: TyId) -> Val {
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

    /// `GatherRed(sampler, coordinates, …)`: the channel of four texels, with an offset for all or one for each.
    pub(super) fn gather(&mut self, which: Intrinsic, channel: u32, args: &[Arg], ty: TyId) -> Val {
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

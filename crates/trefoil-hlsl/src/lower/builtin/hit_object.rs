//! Hit objects: the shader that a ray calls for as a value, to run when the shader chooses.
//!
//! A hit object is one value (`target("dx.types.HitObject")`) and never changes: what sets its entry of the shader table makes
//! another. Payloads and attributes go by their address, as in the calls of ray tracing.

use super::ray_stage::given;
use crate::lower::Lowerer;
use crate::lower::kinds;
use crate::lower::values::Val;
use crate::source::Span;
use crate::typed::{Arg, ArgIo, Ty};
use smallvec::SmallVec;
use trefoil_ir::{Intrinsic, Stage, TypeId, Value};

impl Lowerer<'_> {
    /// A hit object that calls for no shader, which each one is where it is declared.
    pub(in crate::lower) fn no_hit(&mut self) -> Value {
        let ty = self.b.ctx.hit_object();
        self.b.intrinsic(Intrinsic::HitObjectNop, ty, &[])
    }

    /// An error where the stage may not use something of hit objects.
    fn only_in(&mut self, what: &str, stages: &[Stage], span: Span) {
        if stages.contains(&self.stage) {
            return;
        }
        let stage = if self.stage == Stage::Library { "" } else { self.stage.name() };
        let allowed: SmallVec<[String; 3]> =
            stages.iter().map(|stage| format!("'{}'", stage.name())).collect();
        let allowed = match allowed.split_last() {
            Some((last, rest)) if !rest.is_empty() => format!("{} or {last}", rest.join(", ")),
            _ => allowed.concat(),
        };
        self.error(span, kinds::STAGE_LACKS.with(&[&what, &stage, &allowed]));
    }

    /// A value of the type of hit objects that an intrinsic makes.
    fn new_hit(&mut self, which: Intrinsic, operands: &[Value], span: Span) -> Val {
        self.only_in("dx::HitObject", &[Stage::RayGeneration, Stage::ClosestHit, Stage::Miss], span);
        let ty = self.b.ctx.hit_object();
        Val::Single(self.b.intrinsic(which, ty, operands))
    }

    /// `dx::HitObject::MakeNop()`
    pub(super) fn make_nop(&mut self, span: Span) -> Val {
        self.new_hit(Intrinsic::HitObjectNop, &[], span)
    }

    /// `dx::HitObject::MakeMiss(flags, miss shader, ray)`
    pub(super) fn make_miss(&mut self, args: &[Arg], span: Span) -> Val {
        let mut operands: SmallVec<[Value; 10]> = args[..2].iter().map(|a| self.single_arg(a)).collect();
        operands.extend(self.ray(&args[2]));
        self.new_hit(Intrinsic::HitObjectMiss, &operands, span)
    }

    /// `dx::HitObject::TraceRay(structure, flags, mask, contribution, multiplier, miss shader, ray, payload)`
    pub(super) fn trace_hit(&mut self, args: &[Arg], span: Span) -> Val {
        let mut operands: SmallVec<[Value; 16]> = args[..6].iter().map(|a| self.single_arg(a)).collect();
        operands.extend(self.ray(&args[6]));
        let mut hit = Val::Void;
        self.with_structure(&args[7], |it, payload| {
            operands.push(payload);
            hit = it.new_hit(Intrinsic::HitObjectTrace, &operands, span);
        });
        hit
    }

    /// `dx::HitObject::FromRayQuery(query)`, and with a kind of hit and attributes.
    pub(super) fn hit_of_query(&mut self, args: &[Arg], span: Span) -> Val {
        let Val::Memory(place) = self.arg(&args[0]) else { return Val::Void };
        let Ty::Struct(s) = self.ty(args[0].ty) else { return Val::Void };
        let handle = self.field(&place, args[0].ty, 0);
        let ty = self.program.structs[s].fields[0].ty;
        let query = self.load(&handle, ty);
        let query = self.as_single(query, ty);
        let [_, kind, attributes] = args else {
            return self.new_hit(Intrinsic::HitObjectFromQuery, &[query], span);
        };
        let kind = self.single_arg(kind);
        let attributes = self.address_of_copy(attributes);
        self.new_hit(Intrinsic::HitObjectFromQueryWith, &[query, kind, attributes], span)
    }

    /// The address of a structure that is read there, of a copy unless it lies in such memory itself.
    pub(super) fn address_of_copy(&mut self, arg: &Arg) -> Value {
        let val = self.arg(arg);
        let known = match &val {
            Val::Memory(place) => given(place),
            _ => None,
        };
        known.unwrap_or_else(|| {
            let (pointer, place) = self.structure(arg.ty);
            self.store(&place, arg.ty, &val);
            pointer
        })
    }

    /// `dx::HitObject::Invoke(hit, payload)`
    pub(super) fn invoke_hit(&mut self, args: &[Arg], span: Span) -> Val {
        self.only_in("dx::HitObject", &[Stage::RayGeneration, Stage::ClosestHit, Stage::Miss], span);
        let hit = self.single_arg(&args[0]);
        self.with_structure(&args[1], |it, payload| {
            it.b.intrinsic(Intrinsic::HitObjectInvoke, TypeId::VOID, &[hit, payload]);
        });
        Val::Void
    }

    /// `hit.GetAttributes(attributes)`
    pub(super) fn attributes_of_hit(&mut self, args: &[Arg], span: Span) -> Val {
        let hit = self.single_arg(&args[0]);
        let (pointer, own) = self.structure(args[1].ty);
        self.b.intrinsic(Intrinsic::HitObjectAttributes, TypeId::VOID, &[hit, pointer]);
        self.b.loc = self.at(span);
        let val = self.load(&own, args[1].ty);
        self.write_out(&args[1], val);
        Val::Void
    }

    /// `hit.SetShaderTableIndex(index)`: nothing happens to one that is no variable.
    pub(super) fn set_record_of_hit(&mut self, args: &[Arg]) -> Val {
        let (hit, index) = (self.single_arg(&args[0]), self.single_arg(&args[1]));
        let ty = self.b.ctx.hit_object();
        let changed = self.b.intrinsic(Intrinsic::HitObjectSetRecord, ty, &[hit, index]);
        if args[0].io == ArgIo::InOut {
            self.write_out(&args[0], Val::Single(changed));
        }
        Val::Void
    }

    /// `hit.LoadLocalRootTableConstant(offset)`
    pub(super) fn root_constant_of_hit(&mut self, args: &[Arg], span: Span) -> Val {
        let (hit, offset) = (self.single_arg(&args[0]), self.single_arg(&args[1]));
        if let Some(offset) = self.b.ctx.as_int(offset).filter(|offset| offset % 4 != 0) {
            self.error(span, kinds::ROOT_CONSTANT_OFFSET.with(&[&offset]));
        }
        Val::Single(self.b.intrinsic(Intrinsic::HitObjectRootConstant, TypeId::I32, &[hit, offset]))
    }

    /// `dx::MaybeReorderThread(hit)`, `(hint, bits)` or `(hit, hint, bits)`
    pub(super) fn reorder_thread(&mut self, args: &[Arg], span: Span) -> Val {
        self.only_in("dx::MaybeReorderThread", &[Stage::RayGeneration], span);
        let (hit, hint) = match args.len() {
            2 => (None, args),
            _ => (args.first(), args.get(1..).unwrap_or_default()),
        };
        let hit = match hit {
            Some(hit) => self.single_arg(hit),
            None => self.no_hit(),
        };
        let [hint, bits] = match hint {
            [hint, bits] => [hint, bits].map(|arg| self.single_arg(arg)),
            _ => [self.b.ctx.undef(TypeId::I32), self.b.ctx.i32(0)],
        };
        self.b.intrinsic(Intrinsic::ReorderThread, TypeId::VOID, &[hit, hint, bits]);
        Val::Void
    }
}

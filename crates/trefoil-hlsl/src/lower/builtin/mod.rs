//! Calls of built-in functions and methods, each by the scheme that the table of built-ins gives it.

mod arguments;
mod atomic;
mod barrier;
mod bits;
mod helper;
mod hit_object;
mod math;
mod matrix;
pub(in crate::lower) mod message;
mod node;
mod pixel;
mod ray;
mod ray_stage;
mod resource;
mod sample;
mod sample_position;
mod scheme;
mod status;
mod tess_factors;
mod vector;
mod wave;

pub(in crate::lower) use arguments::Ahead;

use crate::builtins::{BuiltinOp as Op, Custom, Lowering};
use crate::lower::Lowerer;
use crate::lower::kinds;
use crate::lower::values::Val;
use crate::source::Span;
use crate::typed::{Arg, Scalar, TyId};
use tess_factors::Reduction;
use trefoil_ir::{Effect, Intrinsic, Opcode};

/// Whether a built-in only computes, cheaply: it may be computed where it might not be asked for.
pub(in crate::lower) fn is_arithmetic(op: Op) -> bool {
    use Op::*;
    matches!(
        op,
        Abs | Saturate
            | Min
            | Max
            | Clamp
            | Floor
            | Ceil
            | Trunc
            | Round
            | Frac
            | Asfloat
            | Asint
            | Asuint
            | Mad
            | Step
            | Sign
            | Rcp
            | All
            | Any
            | Isnan
            | Isinf
            | Isfinite
            | Sqrt
            | Rsqrt
            | Dot
    )
}

/// Whether a built-in gives the same for the same arguments wherever it is called, whatever other lanes do, and writes nothing.
pub(in crate::lower) fn is_pure(op: Op) -> bool {
    let is_pure = |which: Intrinsic| which.effect() == Effect::Pure;
    match op.lowering() {
        Lowering::LaneWise(which)
        | Lowering::BySign(which, ..)
        | Lowering::LaneWiseTo(which)
        | Lowering::Direct(which) => is_pure(which),
        Lowering::Custom(custom) => matches!(
            custom,
            Custom::Abs
                | Custom::AddPairs
                | Custom::All
                | Custom::And
                | Custom::Any
                | Custom::AsUint
                | Custom::ColorToBytes
                | Custom::Determinant
                | Custom::Dot
                | Custom::Dst
                | Custom::FirstBitHigh
                | Custom::Fmod
                | Custom::Lit
                | Custom::Mul
                | Custom::Or
                | Custom::PackBytes
                | Custom::PackClampedSigned
                | Custom::PackClampedUnsigned
                | Custom::Pow
                | Custom::Rcp
                | Custom::Reinterpret
                | Custom::Select
                | Custom::Sign
                | Custom::Transpose
                | Custom::UnpackSigned
                | Custom::UnpackUnsigned
        ),
        _ => false,
    }
}

/// Whether a built-in writes memory, or is seen from outside otherwise, apart from what it gives back through its arguments.
pub(in crate::lower) fn writes(op: Op) -> bool {
    let intrinsic = |which: Intrinsic| matches!(which.effect(), Effect::Write | Effect::ConvergentWrite);
    match op.lowering() {
        Lowering::LaneWise(which)
        | Lowering::BySign(which, ..)
        | Lowering::LaneWiseTo(which)
        | Lowering::Direct(which)
        | Lowering::Vote(which)
        | Lowering::FromLane(which)
        | Lowering::Accumulate(which)
        | Lowering::Attribute(which)
        | Lowering::Sample(which, _)
        | Lowering::Gather(which, _)
        | Lowering::LevelOfDetail(which)
        | Lowering::WriteFeedback(which)
        | Lowering::Query(which) => intrinsic(which),
        Lowering::MultiPrefix(_)
        | Lowering::QueryState(_)
        | Lowering::QueryStateTransposed(_)
        | Lowering::RayState(_)
        | Lowering::RayStateTransposed(_) => false,
        Lowering::Atomic(..) | Lowering::CompareExchange | Lowering::Unsupported => true,
        Lowering::Custom(custom) => matches!(
            custom,
            Custom::AcceptHit
                | Custom::Barrier
                | Custom::ByteStore
                | Custom::CallShader
                | Custom::Clip
                | Custom::Consume
                | Custom::DecrementCounter
                | Custom::DispatchMesh
                | Custom::GetGroupNodeOutputRecords
                | Custom::GetThreadNodeOutputRecords
                | Custom::GroupIncrementOutputCount
                | Custom::HitObjectGetAttributes
                | Custom::HitObjectInvoke
                | Custom::HitObjectSetShaderTableIndex
                | Custom::HitObjectTraceRay
                | Custom::IgnoreHit
                | Custom::IncrementCounter
                | Custom::MaybeReorderThread
                | Custom::Printf
                | Custom::RawBufferStore
                | Custom::ReportHit
                | Custom::RestartStrip
                | Custom::StreamAppend
                | Custom::StructuredAppend
                | Custom::ThreadIncrementOutputCount
                | Custom::TraceRay
                | Custom::TraceRayInline
        ),
    }
}

impl Lowerer<'_> {
    /// A call of a built-in; of a method, the first argument is the object.
    pub(super) fn builtin(&mut self, op: Op, is_method: bool, args: &[Arg], ty: TyId, span: Span) -> Val {
        if !self.any_has_effects(args) {
            return self.builtin_of(op, args, ty, span);
        }
        let outer = self.ahead.len();
        self.evaluate_ahead(is_method, args);
        let val = self.builtin_of(op, args, ty, span);
        self.ahead.truncate(outer);
        val
    }

    fn builtin_of(&mut self, op: Op, args: &[Arg], ty: TyId, span: Span) -> Val {
        if op == Op::Round
            && self.options.rounds_constants_away
            && let Some(val) = self.rounded_away(&args[0])
        {
            return val;
        }
        match op.lowering() {
            Lowering::LaneWise(which) => self.lane_wise(which, args),
            Lowering::BySign(float, signed, unsigned) => {
                let which = match args.first().map_or(Scalar::F32, |a| self.scalar_of(a.ty)) {
                    s if s.is_float() => float,
                    s if s.is_signed() => signed,
                    _ => unsigned,
                };
                self.lane_wise(which, args)
            }
            Lowering::LaneWiseTo(which) => self.lane_wise_to(which, args, ty),
            Lowering::Direct(which) => self.direct(which, args, ty),
            Lowering::Vote(which) => self.vote(which, args, ty),
            Lowering::FromLane(which) => self.read_lane(which, args),
            Lowering::MultiPrefix(operation) => self.multi_prefix(operation, args),
            Lowering::Accumulate(which) => self.accumulate(which, args),
            Lowering::Attribute(which) => self.attribute(which, args),
            Lowering::Atomic(signed, unsigned) => self.atomic((signed, unsigned), args, span),
            Lowering::CompareExchange => self.compare_exchange(args, span),
            Lowering::Sample(which, between) => self.sample(which, between as usize, args, ty),
            Lowering::Gather(which, channel) => self.gather(which, channel, args, ty),
            Lowering::LevelOfDetail(which) => {
                self.check_compared_detail(op, &args[1], span);
                self.level_of_detail(which, args)
            }
            Lowering::WriteFeedback(which) => self.write_feedback(which, args),
            Lowering::Query(which) => self.direct(which, args, ty),
            Lowering::QueryState(operation) => self.query_state(operation, false, args, ty),
            Lowering::QueryStateTransposed(operation) => self.query_state(operation, true, args, ty),
            Lowering::RayState(operation) => self.ray_state(operation, false, ty),
            Lowering::RayStateTransposed(operation) => self.ray_state(operation, true, ty),
            Lowering::Custom(custom) => self.custom(custom, args, ty, span),
            Lowering::Unsupported => {
                let why = match op.name().starts_with("tex") {
                    true if self.options.target.vulkan_language => {
                        kinds::VULKAN_SAMPLER_WITH_TEXTURE.with(&[&op.name()])
                    }
                    true => (&kinds::SAMPLER_WITH_TEXTURE).into(),
                    false => kinds::INTRINSIC_UNSUPPORTED.with(&[&op.name()]),
                };
                self.error(span, why);
                self.filled(ty, false)
            }
        }
    }

    /// What no scheme fits: a few instructions.
    fn custom(&mut self, custom: Custom, args: &[Arg], ty: TyId, span: Span) -> Val {
        match custom {
            Custom::Abs => self.absolute(&args[0]),
            Custom::AcceptHit => self.end_any_hit(Intrinsic::AcceptHit),
            Custom::AddPairs => Val::Single(self.add_pairs(args)),
            Custom::All => self.reduce(Intrinsic::All, Opcode::And, &args[0]),
            Custom::And => self.combine(Opcode::And, args),
            Custom::Any => self.reduce(Intrinsic::Any, Opcode::Or, &args[0]),
            Custom::AsUint => self.as_uint(args, ty),
            Custom::Barrier => self.memory_barrier(args, span),
            Custom::ByteLoad => self.byte_load(args, ty),
            Custom::ByteStore => self.byte_store(args),
            Custom::CallShader => self.call_shader(args),
            Custom::CheckAccessFullyMapped => self.is_mapped(&args[0]),
            Custom::Clip => self.clip(&args[0]),
            Custom::ColorToBytes => self.color_to_bytes(args, ty),
            Custom::Consume => self.consume(args, ty),
            Custom::DecrementCounter => Val::Single(self.counter(args, u64::MAX)),
            Custom::Determinant => self.determinant_of(&args[0]),
            Custom::DispatchMesh => self.dispatch_mesh(args),
            Custom::Dot => self.dot_of(args),
            Custom::Dst => self.distance_vector(args),
            Custom::EvaluateSnapped => self.evaluate_snapped(args),
            Custom::ExecutionMode => self.execution_mode(args, false),
            Custom::ExecutionModeId => self.execution_mode(args, true),
            Custom::FirstBitHigh => self.first_bit_high(args, ty),
            Custom::Fmod => self.fmod(args),
            Custom::Frexp => self.frexp(args),
            Custom::Fwidth => self.fwidth(&args[0]),
            Custom::GatherRaw => self.gather_raw(args, ty),
            Custom::GetDimensions => self.dimensions(args),
            Custom::GetGroupNodeOutputRecords => self.allocate_records(args, false, ty),
            Custom::GetThreadNodeOutputRecords => self.allocate_records(args, true, ty),
            Custom::GroupIncrementOutputCount => self.increment_output(args, false),
            Custom::HitObjectFromRayQuery => self.hit_of_query(args, span),
            Custom::HitObjectGetAttributes => self.attributes_of_hit(args, span),
            Custom::HitObjectInvoke => self.invoke_hit(args, span),
            Custom::HitObjectLoadLocalRootTableConstant => self.root_constant_of_hit(args, span),
            Custom::HitObjectMakeMiss => self.make_miss(args, span),
            Custom::HitObjectMakeNop => self.make_nop(span),
            Custom::HitObjectSetShaderTableIndex => self.set_record_of_hit(args),
            Custom::HitObjectTraceRay => self.trace_hit(args, span),
            Custom::IgnoreHit => self.end_any_hit(Intrinsic::IgnoreHit),
            Custom::IncrementCounter => Val::Single(self.counter(args, 1)),
            Custom::IsHelperLane => self.is_helper_lane(),
            Custom::Lit => self.lit(args),
            Custom::MaybeReorderThread => self.reorder_thread(args, span),
            Custom::Modf => self.modf(args),
            Custom::Mul => self.product(args),
            Custom::MultiPrefixCountBits => self.multi_prefix_count(args),
            Custom::NonUniformIndex => self.arg(&args[0]),
            Custom::Or => self.combine(Opcode::Or, args),
            Custom::PackBytes => self.pack_bytes(args, None, span),
            Custom::PackClampedSigned => self.pack_bytes(args, Some((-128, 127)), span),
            Custom::PackClampedUnsigned => self.pack_bytes(args, Some((0, 255)), span),
            Custom::Pow => self.power_of(args),
            Custom::Printf => self.printf(args, span),
            Custom::QuadAll => self.quad_vote(Intrinsic::QuadAll, Opcode::And, args),
            Custom::QuadAny => self.quad_vote(Intrinsic::QuadAny, Opcode::Or, args),
            Custom::RawBufferLoad => self.load_physical(args, ty),
            Custom::RawBufferStore => self.store_physical(args),
            Custom::Rcp => self.reciprocal(&args[0]),
            Custom::ReadClock => self.read_clock(&args[0]),
            Custom::Reinterpret => self.reinterpret(args, ty),
            Custom::ReportHit => self.report_hit(args),
            Custom::RestartStrip => self.restart_strip(args, span),
            Custom::SamplePosition => self.sample_position(args, ty),
            Custom::Select => self.select_lanes(args, ty),
            Custom::Sign => self.sign(&args[0], ty),
            Custom::Sincos => self.sincos(args),
            Custom::StreamAppend => self.append_vertex(args, span),
            Custom::StructuredAppend => self.append_element(args),
            Custom::StructuredLoad => self.structured_load(args, ty),
            Custom::SubpassLoad => self.subpass_load(args, ty, span),
            Custom::TessFactorsAvg => self.tess_factors(Reduction::Average, args),
            Custom::TessFactorsLine => self.line_factors(args),
            Custom::TessFactorsMax => self.tess_factors(Reduction::Greatest, args),
            Custom::TessFactorsMin => self.tess_factors(Reduction::Least, args),
            Custom::TextureLoad => self.texture_load(args, ty),
            Custom::ThreadIncrementOutputCount => self.increment_output(args, true),
            Custom::TraceRay => self.trace_ray(args),
            Custom::TraceRayInline => self.trace(args),
            Custom::Transpose => self.transpose_of(&args[0], ty),
            Custom::TypedLoad => self.typed_load(args, ty),
            Custom::UnpackSigned => self.unpack_bytes(true, args, ty, span),
            Custom::UnpackUnsigned => self.unpack_bytes(false, args, ty, span),
            Custom::WaveMatch => self.wave_match(&args[0], ty),
        }
    }
}

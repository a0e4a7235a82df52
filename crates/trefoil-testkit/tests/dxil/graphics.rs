//! Vertex and pixel shaders.

use crate::common::*;
use trefoil_ir::*;

#[test]
fn a_vertex_shader_hands_on_what_it_reads() {
    let mut s = Shader::new(Stage::Vertex);
    let position = s.signature(false, "POSITION", ComponentType::F32, 3, 1);
    let colours = s.signature(false, "COLOR", ComponentType::F32, 4, 3);
    let number = s.signature(false, "SV_VertexID", ComponentType::U32, 1, 1);
    let flag = s.signature(false, "FLAG", ComponentType::I1, 2, 1);
    let out_colour = s.signature(true, "COLOR", ComponentType::F32, 4, 1);
    let out_uv = s.signature(true, "UV", ComponentType::F32, 2, 2);
    let out_position = s.signature(true, "SV_Position", ComponentType::F32, 4, 1);
    let out_clip = s.signature(true, "SV_ClipDistance", ComponentType::F32, 3, 1);
    let (float4, float3) = (s.vector(TypeId::FLOAT, 4), s.vector(TypeId::FLOAT, 3));
    let uint2 = s.vector(TypeId::I32, 2);
    let m = s.body(|b| {
        let p = input(b, position, 0, float3);
        let n = input(b, number, 0, TypeId::I32);
        let f = input(b, flag, 0, uint2);
        let operands = [b.ctx.i32(colours as u32), n];
        let colour = b.intrinsic(Intrinsic::LoadInput, float4, &operands);
        let f = b.extract(f, 1);
        let zero = b.ctx.i32(0);
        let on = b.icmp(IntPredicate::Ne, f, zero);
        let mut guard = b.begin_if(on, Hint::None);
        let doubled = b.binary(Opcode::FAdd, colour, colour);
        let then = b.block();
        b.begin_else(&mut guard);
        let other = b.block();
        b.end_if(guard);
        let colour = b.phi(float4, &[(doubled, then), (colour, other)]);
        output(b, out_colour, 0, colour);
        let uv = b.swizzle(p, &[0, 1]);
        output(b, out_uv, 0, uv);
        output(b, out_uv, 1, uv);
        let one = b.ctx.f32(1.0);
        let parts: Vec<Value> = (0..3).map(|i| b.extract(p, i)).chain([one]).collect();
        let full = b.vector(&parts);
        output(b, out_position, 0, full);
        output(b, out_clip, 0, p);
    });
    let text = check(&m);
    assert!(text.contains("dx.viewIdState"), "{text}");
}

fn pixel() -> (Shader, usize, TypeId, TypeId) {
    let mut s = Shader::new(Stage::Pixel);
    let target = s.signature(true, "SV_Target", ComponentType::F32, 4, 1);
    let (float2, float4) = (s.vector(TypeId::FLOAT, 2), s.vector(TypeId::FLOAT, 4));
    (s, target, float2, float4)
}

#[test]
fn textures_are_sampled_every_way() {
    let (mut s, target, float2, float4) = pixel();
    let uv = s.signature(false, "UV", ComponentType::F32, 4, 1);
    s.entry.inputs[uv].interpolation = InterpolationMode::Linear;
    let t = s.texture("T", ResourceKind::Texture2D, TypeId::FLOAT, false);
    let cube = s.texture("C", ResourceKind::TextureCube, TypeId::FLOAT, false);
    let array = s.texture("A", ResourceKind::Texture2DArray, TypeId::FLOAT, false);
    let sampler = s.sampler("S");
    let compare = s.resource("Cmp", ResourceType::plain(ResourceKind::SamplerComparison));
    let m = s.body(|b| {
        use Intrinsic as I;
        let at4 = input(b, uv, 0, float4);
        let at = b.swizzle(at4, &[0, 1]);
        let at3 = b.swizzle(at4, &[0, 1, 2]);
        let (t, c, a) = (handle(b, t), handle(b, cube), handle(b, array));
        let (smp, cmp) = (handle(b, sampler), handle(b, compare));
        let none = b.ctx.poison(TypeId::I32);
        let one = b.ctx.i32(1);
        let offset = b.splat(one, 2);
        let f = b.ctx.f32(0.25);
        let zero = b.ctx.i32(0);
        let mut v = b.intrinsic(I::Sample, float4, &[t, smp, at, offset]);
        let ddx = b.intrinsic(I::DdxCoarse, float2, &[at]);
        let ddy = b.intrinsic(I::DdyFine, float2, &[at]);
        let more = [
            b.intrinsic(I::SampleBias, float4, &[t, smp, at, f, none]),
            b.intrinsic(I::SampleLevel, float4, &[a, smp, at3, f, offset]),
            b.intrinsic(I::SampleGrad, float4, &[t, smp, at, ddx, ddy, none]),
            b.intrinsic(I::Sample, float4, &[c, smp, at3, none]),
            b.intrinsic(I::Gather, float4, &[t, smp, at, offset, one]),
            b.intrinsic(I::GatherCmp, float4, &[t, cmp, at, f, none, zero]),
        ];
        for w in more {
            v = b.binary(Opcode::FAdd, v, w);
        }
        let scalars = [
            b.intrinsic(I::SampleCmp, TypeId::FLOAT, &[t, cmp, at, f, none]),
            b.intrinsic(I::SampleCmpLevelZero, TypeId::FLOAT, &[a, cmp, at3, f, none]),
            b.intrinsic(I::CalculateLod, TypeId::FLOAT, &[t, smp, at]),
        ];
        for w in scalars {
            let w = b.splat(w, 4);
            v = b.binary(Opcode::FAdd, v, w);
        }
        output(b, target, 0, v);
    });
    check(&m);
}

#[test]
fn mapped_samples_ask_for_their_status() {
    let (mut s, target, float2, float4) = pixel();
    let uv = s.signature(false, "UV", ComponentType::F32, 2, 1);
    s.entry.inputs[uv].interpolation = InterpolationMode::LinearNoPerspective;
    let t = s.texture("T", ResourceKind::Texture2D, TypeId::FLOAT, false);
    let sampler = s.sampler("S");
    let m = s.body(|b| {
        let at = input(b, uv, 0, float2);
        let (t, smp) = (handle(b, t), handle(b, sampler));
        let none = b.ctx.poison(TypeId::I32);
        let clamp = b.ctx.f32(2.0);
        let pair = b.ctx.types.literal_struct(&[float4, TypeId::I1]);
        let v = b.intrinsic(Intrinsic::Sample, pair, &[t, smp, at, none, clamp]);
        let (v, mapped) = (b.extract_value(v, 0), b.extract_value(v, 1));
        let zero = b.ctx.zero(float4);
        let v = b.select(mapped, v, zero);
        output(b, target, 0, v);
    });
    check_from(&m, 0);
}

#[test]
fn pixel_values_of_the_system() {
    let (mut s, target, _, float4) = pixel();
    let position = s.signature(false, "SV_Position", ComponentType::F32, 4, 1);
    s.entry.inputs[position].interpolation = InterpolationMode::LinearNoPerspective;
    let front = s.signature(false, "SV_IsFrontFace", ComponentType::I1, 1, 1);
    s.entry.inputs[front].interpolation = InterpolationMode::Constant;
    let sample = s.signature(false, "SV_SampleIndex", ComponentType::U32, 1, 1);
    s.entry.inputs[sample].interpolation = InterpolationMode::Constant;
    let depth = s.signature(true, "SV_Depth", ComponentType::F32, 1, 1);
    let coverage = s.signature(true, "SV_Coverage", ComponentType::U32, 1, 1);
    let m = s.body(|b| {
        let p = input(b, position, 0, float4);
        let f = input(b, front, 0, TypeId::I32);
        let n = input(b, sample, 0, TypeId::I32);
        let mask = b.intrinsic(Intrinsic::Coverage, TypeId::I32, &[]);
        let zero = b.ctx.i32(0);
        let back = b.icmp(IntPredicate::Eq, f, zero);
        b.intrinsic(Intrinsic::Discard, TypeId::VOID, &[back]);
        output(b, target, 0, p);
        let z = b.extract(p, 2);
        output(b, depth, 0, z);
        let both = b.binary(Opcode::And, mask, n);
        output(b, coverage, 0, both);
    });
    check_from(&m, 0);
}

#[test]
fn inputs_are_evaluated_elsewhere() {
    let (mut s, target, _, float4) = pixel();
    let v = s.signature(false, "V", ComponentType::F32, 4, 1);
    s.entry.inputs[v].interpolation = InterpolationMode::Linear;
    let flat = s.signature(false, "W", ComponentType::F32, 4, 1);
    s.entry.inputs[flat].interpolation = InterpolationMode::Constant;
    let build = |b: &mut Builder<'_>, vertex: bool| {
        let (id, zero, two) = (b.ctx.i32(v as u32), b.ctx.i32(0), b.ctx.i32(2));
        let a = b.intrinsic(Intrinsic::EvalCentroid, float4, &[id, zero]);
        let c = b.intrinsic(Intrinsic::EvalSample, float4, &[id, zero, two]);
        let d = b.intrinsic(Intrinsic::EvalSnapped, float4, &[id, zero, two, two]);
        let mut sum = b.binary(Opcode::FAdd, a, c);
        sum = b.binary(Opcode::FAdd, sum, d);
        if vertex {
            let id = b.ctx.i32(flat as u32);
            let e = b.intrinsic(Intrinsic::AttributeAtVertex, float4, &[id, zero, two]);
            sum = b.binary(Opcode::FAdd, sum, e);
            let view = b.intrinsic(Intrinsic::ViewId, TypeId::I32, &[]);
            let view = b.cast(Opcode::UiToFp, view, TypeId::FLOAT);
            let view = b.splat(view, 4);
            sum = b.binary(Opcode::FAdd, sum, view);
        }
        output(b, target, 0, sum);
    };
    let plain = Shader { module: s.module.clone(), entry: s.entry.clone() }.body(|b| build(b, false));
    check_from(&plain, 0);
    check_from(&s.body(|b| build(b, true)), 1);
}

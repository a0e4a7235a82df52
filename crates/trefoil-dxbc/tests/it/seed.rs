//! The shader of the document on shader model 5.1: resource arrays, one of them unbounded and of three dimensions.

use crate::common::{Shader, floats, handle, listing, load_input, single, store_output};
use trefoil_ir::{
    Builder, ComponentType, InterpolationMode, Intrinsic, Opcode, ResourceKind, ResourceType, Stage, TypeId,
    Value,
};

fn compile() -> Vec<u8> {
    let mut shader = Shader::new(Stage::Pixel);
    let coord = shader.input("COORD", ComponentType::F32, 4, InterpolationMode::Linear);
    let target = shader.output("SV_TARGET", ComponentType::F32, 4);
    let tex0 = shader.texture2d("tex0", 1, 0, 5, &[]);
    let tex1 = shader.texture2d("tex1", u32::MAX, 0, 10, &[0, 5, 3]);
    let tex2 = shader.texture2d("tex2", 8, 1, 0, &[8]);
    let samp0 = shader.resource("samp0", ResourceType::plain(ResourceKind::Sampler), 1, 0, 5, &[]);
    shader.compile(|b| {
        let (vec4, offset_ty) = (floats(b, 4), b.ctx.types.vector(TypeId::I32, 2));
        let fetch = |b: &mut Builder<'_>, texture: Value, at: Value| {
            let sampler = single(b, samp0);
            let xy = b.swizzle(at, &[0, 1]);
            let none = b.ctx.poison(offset_ty);
            b.intrinsic(Intrinsic::Sample, vec4, &[texture, sampler, xy, none])
        };
        let lane = |b: &mut Builder<'_>, v: Value, i: u32| {
            let scalar = b.extract(v, i);
            b.cast(Opcode::FpToUi, scalar, TypeId::I32)
        };
        let r = load_input(b, coord, vec4);
        let t = single(b, tex0);
        let s = fetch(b, t, r);
        let r = b.binary(Opcode::FAdd, s, r);
        let x = lane(b, r, 0);
        let t = handle(b, tex2, x);
        let s = fetch(b, t, r);
        let r = b.binary(Opcode::FAdd, r, s);
        let (x, y, z) = (lane(b, r, 0), lane(b, r, 1), lane(b, r, 2));
        let (fifteen, three) = (b.ctx.i32(15), b.ctx.i32(3));
        let (x, y) = (b.binary(Opcode::Mul, x, fifteen), b.binary(Opcode::Mul, y, three));
        let index = b.binary(Opcode::Add, x, y);
        let index = b.binary(Opcode::Add, index, z);
        let t = handle(b, tex1, index);
        let s = fetch(b, t, r);
        let r = b.binary(Opcode::FAdd, r, s);
        store_output(b, target, r);
    })
}

#[test]
fn declarations_and_operands_are_the_documents() {
    let text = listing("seed", &compile());
    println!("{text}");
    let expected = [
        "// Name                                 Type  Format         Dim Space Slot  Elements",
        "// ------------------------------ ---------- ------- ----------- ----- ---- ---------",
        "// samp0                             sampler      NA          NA     0    5         1",
        "// tex0                              texture  float4          2d     0    5         1",
        "// tex1[0][5][3]                     texture  float4          2d     0   10 unbounded",
        "// tex2[8]                           texture  float4          2d     1    0         8",
        "// COORD                    0   xyzw        0     NONE   float   xyzw",
        "// SV_TARGET                0   xyzw        0   TARGET   float   xyzw",
        "ps_5_1",
        "dcl_globalFlags refactoringAllowed",
        "dcl_sampler s0[5:5], mode_default, space=0",
        "dcl_resource_texture2d (float,float,float,float) t0[5:5], space=0",
        "dcl_resource_texture2d (float,float,float,float) t1[10:*], space=0",
        "dcl_resource_texture2d (float,float,float,float) t2[0:7], space=1",
        "dcl_input_ps linear v0.xyzw",
        "dcl_output o0.xyzw",
        "dcl_temps 2",
    ];
    let mut lines = text.lines();
    for line in expected {
        assert!(lines.any(|found| found == line), "{line} is not in its place in\n{text}");
    }
    // The document shows `t0[0]` in the first sample, against its own rule that indices count from the space's start.
    for line in [
        "sample r0.xyzw, v0.xyxx, t0[5].xyzw, s0[5]",
        "add r0.xyzw, r0.xyzw, v0.xyzw",
        "sample r1.xyzw, r0.xyxx, t2[r1.x + 0].xyzw, s0[5]",
        "sample r1.xyzw, r0.xyxx, t1[r1.x + 10].xyzw, s0[5]",
        "add o0.xyzw, r0.xyzw, r1.xyzw",
        "ret",
    ] {
        assert!(lines.any(|found| found == line), "{line} is not in its place in\n{text}");
    }
}

//! The disassembler on our own modules and on broken ones.

use crate::common::*;
use trefoil_ir::*;

fn sample() -> Vec<u8> {
    let mut s = Shader::new(Stage::Pixel);
    let target = s.signature(true, "SV_Target", ComponentType::F32, 4, 1);
    let uv = s.signature(false, "UV", ComponentType::F32, 2, 1);
    let t = s.texture("T", ResourceKind::Texture2D, TypeId::FLOAT, false);
    let sampler = s.sampler("S");
    let float4 = s.vector(TypeId::FLOAT, 4);
    let float2 = s.vector(TypeId::FLOAT, 2);
    let m = s.body(|b| {
        let at = input(b, uv, 0, float2);
        let (th, sh) = (handle(b, t), handle(b, sampler));
        let one = b.ctx.i32(1);
        let offset = b.splat(one, 2);
        let bias = b.ctx.f32(0.25);
        let v = b.intrinsic(Intrinsic::SampleBias, float4, &[th, sh, at, bias, offset]);
        output(b, target, 0, v);
    });
    emit(&m, trefoil_spirv::TargetEnv::Vulkan1_1)
}

#[test]
fn text_is_taken_back_by_the_assembler() {
    let bytes = sample();
    let text = trefoil_spirv::disassemble(&bytes).unwrap();
    let theirs = tool("spirv-dis", &["--raw-id", "--no-color", "-"], &bytes).unwrap();
    let squeeze = |t: &str| -> Vec<String> {
        let lines = t.lines().filter(|l| !l.starts_with(';'));
        lines.map(|l| l.split_whitespace().collect::<Vec<_>>().join(" ")).collect()
    };
    assert_eq!(squeeze(&text), squeeze(&theirs));
}

#[test]
fn broken_modules_are_refused_without_a_panic() {
    let bytes = sample();
    for len in 0..bytes.len() {
        let _ = trefoil_spirv::disassemble(&bytes[..len]);
    }
    let mut seed = 0x1234_5678_u32;
    for _ in 0..20_000 {
        let mut broken = bytes.clone();
        for _ in 0..3 {
            seed = seed.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
            let at = seed as usize / 7 % broken.len();
            broken[at] ^= (seed >> 24) as u8;
        }
        let _ = trefoil_spirv::disassemble(&broken);
    }
}

//! Arithmetic: modifiers, fusion, doubles, and what shader model 5.1 lacks.

use crate::common::{Shader, code, floats, listing, load_input, store_output};
use trefoil_ir::{Builder, ComponentType, Flags, InterpolationMode, Intrinsic, Opcode, Stage, TypeId, Value};

/// Compiles a pixel shader from one `float4` to another.
fn pixel(name: &str, body: impl FnOnce(&mut Builder<'_>, Value) -> Value) -> String {
    let mut shader = Shader::new(Stage::Pixel);
    let input = shader.input("A", ComponentType::F32, 4, InterpolationMode::Linear);
    let target = shader.output("SV_Target", ComponentType::F32, 4);
    let bytes = shader.compile(|b| {
        let vec4 = floats(b, 4);
        let value = load_input(b, input, vec4);
        let result = body(b, value);
        store_output(b, target, result);
    });
    let text = listing(name, &bytes);
    println!("{text}");
    text
}

#[test]
fn products_and_sums_fuse_with_their_signs() {
    let text = pixel("mad", |b, a| {
        let ty = b.type_of(a);
        let two = b.ctx.float(ty, 2.0);
        let product = b.binary(Opcode::FMul, a, two);
        let minus = b.unary(Opcode::FNeg, a);
        let size = b.intrinsic(Intrinsic::FAbs, ty, &[minus]);
        let sum = b.binary(Opcode::FSub, size, product);
        b.intrinsic(Intrinsic::Saturate, ty, &[sum])
    });
    let line = "mad_sat o0.xyzw, -v0.xyzw, l(2.000000, 2.000000, 2.000000, 2.000000), |v0.xyzw|";
    assert_eq!(code(&text), [line, "ret"]);
}

#[test]
fn precise_arithmetic_does_not_fuse() {
    let text = pixel("precise", |b, a| {
        b.fast = Flags::NONE;
        let square = b.binary(Opcode::FMul, a, a);
        b.binary(Opcode::FAdd, square, a)
    });
    let lines = ["mul [precise] r0.xyzw, v0.xyzw, v0.xyzw", "add [precise] o0.xyzw, r0.xyzw, v0.xyzw", "ret"];
    assert_eq!(code(&text), lines);
    assert!(!text.contains("refactoringAllowed"));
}

#[test]
fn vectors_of_parts_are_made_in_place() {
    let text = pixel("parts", |b, a| {
        let (x, w) = (b.extract(a, 0), b.extract(a, 3));
        let root = b.intrinsic(Intrinsic::Sqrt, TypeId::FLOAT, &[x]);
        let swapped = b.swizzle(a, &[2, 1]);
        let (p, q) = (b.extract(swapped, 0), b.extract(swapped, 1));
        b.vector(&[root, p, q, w])
    });
    assert_eq!(code(&text), ["sqrt o0.x, v0.x", "mov o0.yzw, v0.zzyw", "ret"]);
}

#[test]
fn integer_division_keeps_signs() {
    let text = pixel("division", |b, a| {
        let ints = b.ctx.types.vector(TypeId::I32, 4);
        let n = b.cast(Opcode::FpToSi, a, ints);
        let three = b.ctx.int(ints, 3);
        let quotient = b.binary(Opcode::SDiv, n, three);
        let rest = b.binary(Opcode::SRem, n, three);
        let sum = b.binary(Opcode::Add, quotient, rest);
        let ty = b.type_of(a);
        b.cast(Opcode::SiToFp, sum, ty)
    });
    assert!(text.contains("udiv r") && text.contains(", null, "), "{text}");
    assert!(text.contains("udiv null, r"), "{text}");
}

#[test]
fn doubles_take_two_components() {
    let text = pixel("double", |b, a| {
        let (x, y) = (b.extract(a, 0), b.extract(a, 1));
        let (x, y) = (b.cast(Opcode::FpExt, x, TypeId::DOUBLE), b.cast(Opcode::FpExt, y, TypeId::DOUBLE));
        let sum = b.binary(Opcode::FAdd, x, y);
        let half = b.ctx.float(TypeId::DOUBLE, 0.5);
        let sum = b.binary(Opcode::FMul, sum, half);
        let sum = b.binary(Opcode::FSub, sum, y);
        let one = b.cast(Opcode::FpTrunc, sum, TypeId::FLOAT);
        b.splat(one, 4)
    });
    assert!(text.contains("enableDoublePrecisionFloatOps"), "{text}");
    assert!(text.contains("dmul") && text.contains("d(0.500000l, 0.500000l)"), "{text}");
}

#[test]
fn functions_without_an_instruction_are_made_of_others() {
    let text = pixel("functions", |b, a| {
        let ty = b.type_of(a);
        let mut sum = a;
        for which in [
            Intrinsic::Tan,
            Intrinsic::Asin,
            Intrinsic::Acos,
            Intrinsic::Atan,
            Intrinsic::Sinh,
            Intrinsic::Cosh,
            Intrinsic::Tanh,
            Intrinsic::Log10,
            Intrinsic::Exp,
        ] {
            let value = b.intrinsic(which, ty, &[a]);
            sum = b.binary(Opcode::FAdd, sum, value);
        }
        sum
    });
    assert!(text.contains("sincos r"), "{text}");
}

#[test]
fn what_the_shader_model_lacks_is_named() {
    let mut shader = Shader::new(Stage::Pixel);
    let target = shader.output("SV_Target", ComponentType::F32, 1);
    let errors = shader.try_compile(|b| {
        let one = b.ctx.f32(1.0);
        let sum = b.intrinsic(Intrinsic::WaveSum, TypeId::FLOAT, &[one]);
        store_output(b, target, sum);
    });
    let message = errors.unwrap_err()[0].to_string();
    assert_eq!(message, "`wave.reduce.sum` is not available in shader model 5.1");
    let mut shader = Shader::new(Stage::Pixel);
    let target = shader.output("SV_Target", ComponentType::F32, 1);
    let errors = shader.try_compile(|b| {
        let (one, ten) = (b.ctx.f32(1.0), b.ctx.int(TypeId::I64, 10));
        let wide = b.cast(Opcode::FpToUi, one, TypeId::I64);
        let sum = b.binary(Opcode::Add, wide, ten);
        let back = b.cast(Opcode::UiToFp, sum, TypeId::FLOAT);
        store_output(b, target, back);
    });
    let message = errors.unwrap_err()[0].to_string();
    assert_eq!(message, "a 64-bit integer is not available in shader model 5.1");
}

#[test]
fn the_sample_index_has_a_register_behind_all_others() {
    let mut shader = Shader::new(Stage::Pixel);
    shader.input("A", ComponentType::F32, 4, InterpolationMode::Linear);
    shader.input("SV_SampleIndex", ComponentType::U32, 1, InterpolationMode::Constant);
    let target = shader.output("SV_Target", ComponentType::U32, 1);
    let bytes = shader.compile(|b| {
        let sample = b.intrinsic(Intrinsic::SampleIndex, TypeId::I32, &[]);
        store_output(b, target, sample);
    });
    let text = listing("sample", &bytes);
    assert!(text.contains("dcl_input_ps_sgv constant v1.x, sampleIndex"), "{text}");
    assert_eq!(code(&text), ["mov o0.x, v1.x", "ret"]);
}

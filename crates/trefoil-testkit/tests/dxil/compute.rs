//! Compute shaders: buffers, memory, flow, atomics, waves.

use crate::common::*;
use trefoil_ir::*;

#[test]
fn a_buffer_is_read_and_written() {
    let mut s = Shader::new(Stage::Compute);
    let out = s.buffer("Out", ResourceKind::StructuredBuffer, TypeId::I32, true);
    let source = s.buffer("In", ResourceKind::StructuredBuffer, TypeId::FLOAT, false);
    let m = s.body(|b| {
        let at = thread(b, 0);
        let from = handle(b, source);
        let p = element(b, from, at);
        let v = b.load(TypeId::FLOAT, p);
        let two = b.ctx.f32(2.0);
        let v = b.binary(Opcode::FMul, v, two);
        let i = b.cast(Opcode::FpToUi, v, TypeId::I32);
        let to = handle(b, out);
        let p = element(b, to, at);
        b.store(i, p);
    });
    let text = check(&m);
    assert!(text.contains("dx.op.bufferLoad.f32") && text.contains("dx.op.bufferStore.i32"), "{text}");
}

fn layout(ctx: &mut Context, rule: LayoutRule, name: &str, fields: &[(&str, TypeId)]) -> TypeId {
    let symbol = ctx.symbol(name);
    let types: Vec<TypeId> = fields.iter().map(|f| f.1).collect();
    let ty = ctx.types.named_struct(symbol, &types).unwrap();
    let (offsets, size, align) = rule.place(ctx, &types);
    let fields = fields
        .iter()
        .zip(offsets)
        .map(|(f, offset)| FieldLayout {
            name: ctx.symbol(f.0),
            offset,
            component: ComponentType::F32,
            matrix: None,
            marks: Default::default(),
            bits: Vec::new(),
        })
        .collect();
    let size = if rule == LayoutRule::CBuffer { size } else { size.div_ceil(align) * align };
    ctx.layouts.insert(ty, StructLayout { rule, size, align, fields });
    ty
}

#[test]
fn structures_come_apart_and_rows_are_indexed() {
    let mut s = Shader::new(Stage::Compute);
    let float4 = s.vector(TypeId::FLOAT, 4);
    let float2 = s.vector(TypeId::FLOAT, 2);
    let ctx = &mut s.module.ctx;
    let nested = ctx.types.array(float4, 4);
    let scalars = ctx.types.array(TypeId::FLOAT, 3);
    let fields = [("a", float4), ("b", TypeId::I32), ("c", float2), ("m", nested), ("d", TypeId::DOUBLE)];
    let element_ty = layout(ctx, LayoutRule::Scalar, "S", &fields);
    let fields = [("m", nested), ("k", TypeId::FLOAT), ("v", float2), ("arr", scalars), ("s", element_ty)];
    let cb_ty = {
        let inner = [("a", float4), ("b", TypeId::I32)];
        let inner = layout(ctx, LayoutRule::CBuffer, "Inner", &inner);
        let mut fields = fields.to_vec();
        fields[4] = ("s", inner);
        layout(ctx, LayoutRule::CBuffer, "CB", &fields)
    };
    let out = s.buffer("Out", ResourceKind::StructuredBuffer, element_ty, true);
    let source = s.buffer("In", ResourceKind::StructuredBuffer, element_ty, false);
    let cb = s.buffer("CB", ResourceKind::CBuffer, cb_ty, false);
    let m = s.body(|b| {
        let (x, y) = (thread(b, 0), thread(b, 1));
        let (from, to, constants) = (handle(b, source), handle(b, out), handle(b, cb));
        let p = element(b, from, x);
        let whole = b.load(element_ty, p);
        let four = b.ctx.i32(3);
        let at = b.gep(element_ty, p, &[four, y, x]);
        let one = b.load(TypeId::FLOAT, at);
        let zero = b.ctx.i32(0);
        let c = element(b, constants, zero);
        let m0 = b.gep(cb_ty, c, &[zero, y]);
        let row = b.load(float4, m0);
        let at = [b.ctx.i32(2), x];
        let v = b.gep(cb_ty, c, &at);
        let comp = b.load(TypeId::FLOAT, v);
        let at = [b.ctx.i32(3), y];
        let a = b.gep(cb_ty, c, &at);
        let item = b.load(TypeId::FLOAT, a);
        let at = [b.ctx.i32(4), b.ctx.i32(1)];
        let inner = b.gep(cb_ty, c, &at);
        let inner = b.load(TypeId::I32, inner);
        let sum = b.binary(Opcode::FAdd, one, comp);
        let sum = b.binary(Opcode::FAdd, sum, item);
        let sum = b.splat(sum, 4);
        let sum = b.binary(Opcode::FAdd, sum, row);
        let whole = b.insert_value(whole, sum, 0);
        let whole = b.insert_value(whole, inner, 1);
        let q = element(b, to, y);
        b.store(whole, q);
        // A component alone.
        let one = b.ctx.i32(1);
        let lane = b.gep(element_ty, q, &[zero, one]);
        b.store(item, lane);
    });
    let text = check(&m);
    assert!(text.contains("dx.op.cbufferLoadLegacy.f32"), "{text}");
}

#[test]
fn raw_buffers_take_any_type() {
    let mut s = Shader::new(Stage::Compute);
    let raw = s.buffer("Raw", ResourceKind::RawBuffer, TypeId::I8, true);
    let source = s.buffer("Source", ResourceKind::RawBuffer, TypeId::I8, false);
    let (double2, long3, uint4) =
        (s.vector(TypeId::DOUBLE, 2), s.vector(TypeId::I64, 3), s.vector(TypeId::I32, 4));
    let m = s.body(|b| {
        let x = thread(b, 0);
        let (from, to) = (handle(b, source), handle(b, raw));
        for (ty, at) in [(double2, 0), (long3, 64), (uint4, 128), (TypeId::FLOAT, 256)] {
            let at = b.ctx.i32(at);
            let p = element(b, from, at);
            let v = b.load(ty, p);
            let at = b.binary(Opcode::Add, at, x);
            let q = element(b, to, at);
            b.store(v, q);
        }
        let p = element(b, to, x);
        let old = b.atomic(AtomicOp::UMax, p, x);
        let old = b.atomic(AtomicOp::Sub, p, old);
        let old = b.compare_exchange(p, old, x);
        let pair = b.ctx.types.literal_struct(&[TypeId::I32, TypeId::I1]);
        let poison = b.ctx.poison(TypeId::I32);
        let loaded = b.intrinsic(Intrinsic::LoadRaw, pair, &[from, old, poison]);
        let (v, mapped) = (b.extract_value(loaded, 0), b.extract_value(loaded, 1));
        let v = b.select(mapped, v, old);
        b.store(v, p);
    });
    // vkd3d lacks some of these operations.
    check_from(&m, 0);
}

#[test]
fn typed_elements_are_written_whole() {
    let mut s = Shader::new(Stage::Compute);
    let texture = s.texture("T", ResourceKind::Texture2D, TypeId::FLOAT, true);
    let buffer = s.texture("B", ResourceKind::TypedBuffer, TypeId::I32, true);
    let double = s.resource(
        "D",
        ResourceType {
            element: TypeId::DOUBLE,
            component: ComponentType::F64,
            writable: true,
            ..ResourceType::plain(ResourceKind::TypedBuffer)
        },
    );
    let word = s.resource(
        "W",
        ResourceType {
            element: TypeId::I32,
            component: ComponentType::U32,
            writable: true,
            ..ResourceType::plain(ResourceKind::Texture3D)
        },
    );
    let (float4, uint4) = (s.vector(TypeId::FLOAT, 4), s.vector(TypeId::I32, 4));
    let m = s.body(|b| {
        let (x, y) = (thread(b, 0), thread(b, 1));
        let at = b.vector(&[x, y]);
        let t = handle(b, texture);
        let p = element(b, t, at);
        let v = b.load(float4, p);
        let one = b.ctx.i32(1);
        let lane = b.gep(float4, p, &[one]);
        let scalar = b.extract(v, 2);
        b.store(scalar, lane);
        let h = handle(b, buffer);
        let p = element(b, h, x);
        let v = b.load(uint4, p);
        b.store(v, p);
        let h = handle(b, double);
        let p = element(b, h, x);
        let v = b.load(TypeId::DOUBLE, p);
        let v = b.binary(Opcode::FAdd, v, v);
        b.store(v, p);
        let h = handle(b, word);
        let at = b.vector(&[x, y, one]);
        let p = element(b, h, at);
        b.atomic(AtomicOp::Add, p, x);
    });
    // vkd3d lacks some of these operations.
    check_from(&m, 0);
}

#[test]
fn memory_is_flat_arrays_of_scalars() {
    let mut s = Shader::new(Stage::Compute);
    let out = s.texture("Out", ResourceKind::TypedBuffer, TypeId::FLOAT, true);
    let float4 = s.vector(TypeId::FLOAT, 4);
    let ctx = &mut s.module.ctx;
    let rows = ctx.types.array(float4, 3);
    let pair = ctx.types.literal_struct(&[float4, TypeId::I32, rows]);
    let pairs = ctx.types.array(pair, 64);
    let global = |ctx: &mut Context, name: &str, ty, constant, init| {
        let name = ctx.symbol(name);
        let space = if constant { SPACE_PRIVATE } else { SPACE_SHARED };
        ctx.globals.push(Global { name, ty, space, constant, init, align: 0, loc: Loc::NONE })
    };
    let shared = global(ctx, "Shared", pairs, false, None);
    let count = global(ctx, "Count", TypeId::I32, false, None);
    let table_ty = ctx.types.array(float4, 2);
    let numbers: Vec<ConstId> = (0..8).map(|i| ctx.consts.f32(i as f32)).collect();
    let rows: Vec<ConstId> = numbers.chunks(4).map(|c| ctx.consts.aggregate(float4, c)).collect();
    let init = ctx.consts.aggregate(table_ty, &rows);
    let table = global(ctx, "Table", table_ty, true, Some(init));
    let m = s.body(|b| {
        let group = b.intrinsic(Intrinsic::FlattenedThreadIdInGroup, TypeId::I32, &[]);
        let x = thread(b, 0);
        let (zero, one, two) = (b.ctx.i32(0), b.ctx.i32(1), b.ctx.i32(2));
        let local = b.alloca(table_ty);
        let p = b.gep(table_ty, table.into(), &[x]);
        let v = b.load(float4, p);
        let q = b.gep(table_ty, local, &[one]);
        b.store(v, q);
        let q = b.gep(table_ty, local, &[x, group]);
        let w = b.load(TypeId::FLOAT, q);
        let place = b.gep(pairs, shared.into(), &[group, zero]);
        b.store(v, place);
        let place = b.gep(pairs, shared.into(), &[group, one]);
        b.store(x, place);
        let place = b.gep(pairs, shared.into(), &[group, two, x, group]);
        b.store(w, place);
        b.intrinsic(Intrinsic::GroupBarrierSync, TypeId::VOID, &[]);
        let old = b.atomic(AtomicOp::Add, count.into(), one);
        let old = b.compare_exchange(count.into(), old, two);
        let place = b.gep(pairs, shared.into(), &[old, zero]);
        let v = b.load(float4, place);
        let h = handle(b, out);
        let p = element(b, h, x);
        b.store(v, p);
    });
    check(&m);
}

#[test]
fn arithmetic_has_its_operations() {
    let mut s = Shader::new(Stage::Compute);
    let out = s.texture("Out", ResourceKind::TypedBuffer, TypeId::FLOAT, true);
    let float4 = s.vector(TypeId::FLOAT, 4);
    let uint4 = s.vector(TypeId::I32, 4);
    let uint2 = s.vector(TypeId::I32, 2);
    let bool4 = s.vector(TypeId::I1, 4);
    let m = s.body(|b| {
        let x = thread(b, 0);
        let h = handle(b, out);
        let p = element(b, h, x);
        let mut v = b.load(float4, p);
        use Intrinsic as I;
        let unary =
            [I::FAbs, I::Sqrt, I::Sin, I::Cos, I::Tan, I::Asin, I::Acos, I::Atan, I::Sinh, I::Cosh, I::Tanh];
        for which in unary.into_iter().chain([I::Exp2, I::Log2, I::Floor, I::Ceil, I::FTrunc, I::RoundEven]) {
            v = b.intrinsic(which, float4, &[v]);
        }
        for which in [I::Saturate, I::Frac, I::Rsqrt] {
            v = b.intrinsic(which, float4, &[v]);
        }
        v = b.intrinsic(I::FMulAdd, float4, &[v, v, v]);
        v = b.intrinsic(I::MinNum, float4, &[v, v]);
        v = b.unary(Opcode::FNeg, v);
        for which in [I::IsNan, I::IsInf, I::IsFinite] {
            let test = b.intrinsic(which, bool4, &[v]);
            let zero = b.ctx.zero(float4);
            v = b.select(test, zero, v);
        }
        let mut i = b.cast(Opcode::FpToSi, v, uint4);
        for which in [I::CountBits, I::BitReverse, I::FirstBitLow, I::FirstBitUHigh, I::FirstBitSHigh] {
            i = b.intrinsic(which, uint4, &[i]);
        }
        for which in [I::SMin, I::SMax, I::UMin, I::UMax] {
            i = b.intrinsic(which, uint4, &[i, i]);
        }
        i = b.intrinsic(I::IMad, uint4, &[i, i, i]);
        let f = b.ctx.bool(false);
        i = b.intrinsic(I::Abs, uint4, &[i, f]);
        let half = b.intrinsic(I::F16ToF32, float4, &[i]);
        i = b.intrinsic(I::F32ToF16, uint4, &[half]);
        let carry = b.ctx.types.literal_struct(&[TypeId::I32, TypeId::I1]);
        let low = b.extract(i, 0);
        let sum = b.intrinsic(I::UAddCarry, carry, &[low, x]);
        let (sum, carry) = (b.extract_value(sum, 0), b.extract_value(sum, 1));
        let sum = b.select(carry, sum, x);
        let source = b.vector(&[sum, x]);
        let msad = b.intrinsic(I::Msad4, uint4, &[x, source, i]);
        i = b.binary(Opcode::Add, i, msad);
        // Wide numbers, and bits taken as others.
        let double = b.intrinsic(I::AsDouble, TypeId::DOUBLE, &[sum, x]);
        let double = b.intrinsic(I::Fma, TypeId::DOUBLE, &[double, double, double]);
        let bits = b.cast(Opcode::BitCast, double, uint2);
        let long = b.cast(Opcode::BitCast, bits, TypeId::I64);
        let long = b.binary(Opcode::Mul, long, long);
        let words = b.cast(Opcode::BitCast, long, uint2);
        let word = b.extract_dynamic(words, x);
        i = b.insert_dynamic(i, word, x);
        let back = b.cast(Opcode::UiToFp, i, float4);
        let dot = b.intrinsic(I::FDot, TypeId::FLOAT, &[back, v]);
        let dot = b.splat(dot, 4);
        let v = b.binary(Opcode::FAdd, dot, back);
        b.store(v, p);
    });
    let text = check_from(&m, 0);
    assert!(text.contains("fsub fast float -0.000000e+00"), "{text}");
}

#[test]
fn flow_carries_vectors() {
    let mut s = Shader::new(Stage::Compute);
    let out = s.texture("Out", ResourceKind::TypedBuffer, TypeId::I32, true);
    let uint4 = s.vector(TypeId::I32, 4);
    let m = s.body(|b| {
        let x = thread(b, 0);
        let start = b.splat(x, 4);
        let before = b.block();
        let guard = b.begin_loop(Hint::Loop);
        let phi = b.func.detached(b.loc, Opcode::Phi, uint4, &[], 0, Flags::NONE);
        b.func.blocks[guard.header].insts.insert(0, phi);
        let lane = b.extract(phi.into(), 1);
        let limit = b.ctx.i32(100);
        let done = b.icmp(IntPredicate::Ugt, lane, limit);
        let leave = b.begin_if(done, Hint::Branch);
        b.br(guard.merge);
        b.end_if(leave);
        let (case, other, end) = (b.new_block(), b.new_block(), b.new_block());
        let seven = b.ctx.i32(7);
        b.switch(lane, other, &[(seven, case)], end, Hint::None);
        b.start_block(case);
        b.br(end);
        b.start_block(other);
        b.br(end);
        b.start_block(end);
        let (one, two) = (b.ctx.i32(1), b.ctx.i32(2));
        let step = b.phi(TypeId::I32, &[(one, case), (two, other)]);
        b.begin_continue(&guard);
        let step = b.splat(step, 4);
        let next = b.binary(Opcode::Add, phi.into(), step);
        let cont = guard.cont;
        b.end_loop(guard, None);
        b.func.set_operands(phi, &[start, before.into(), next, cont.into()]);
        let h = handle(b, out);
        let p = element(b, h, x);
        b.store(phi.into(), p);
    });
    let text = check(&m);
    assert!(text.contains("dx.controlflow.hints"), "{text}");
}

#[test]
fn waves_and_barriers() {
    let mut s = Shader::new(Stage::Compute);
    let out = s.buffer("Out", ResourceKind::StructuredBuffer, TypeId::I32, true);
    let uint4 = s.vector(TypeId::I32, 4);
    let m = s.body(|b| {
        use Intrinsic as I;
        let x = thread(b, 0);
        let h = handle(b, out);
        let p = element(b, h, x);
        let mut v = x;
        for which in [I::WaveLaneIndex, I::WaveLaneCount] {
            let n = b.intrinsic(which, TypeId::I32, &[]);
            v = b.binary(Opcode::Add, v, n);
        }
        let unary = [
            I::WaveReadLaneFirst,
            I::WaveSum,
            I::WaveUSum,
            I::WaveProduct,
            I::WaveUProduct,
            I::WaveMax,
            I::WaveUMax,
            I::WaveMin,
            I::WaveUMin,
            I::WaveBitAnd,
            I::WaveBitOr,
            I::WaveBitXor,
            I::WavePrefixSum,
            I::WavePrefixUSum,
            I::WavePrefixProduct,
            I::WavePrefixUProduct,
            I::QuadReadAcrossX,
            I::QuadReadAcrossY,
            I::QuadReadAcrossDiagonal,
        ];
        for which in unary {
            v = b.intrinsic(which, TypeId::I32, &[v]);
        }
        v = b.intrinsic(I::WaveReadLane, TypeId::I32, &[v, x]);
        let one = b.ctx.i32(1);
        v = b.intrinsic(I::QuadReadLaneAt, TypeId::I32, &[v, one]);
        let first = b.intrinsic(I::WaveIsFirstLane, TypeId::I1, &[]);
        let any = b.intrinsic(I::WaveAny, TypeId::I1, &[first]);
        let all = b.intrinsic(I::WaveAll, TypeId::I1, &[any]);
        let equal = b.intrinsic(I::WaveAllEqual, TypeId::I1, &[v]);
        let both = b.binary(Opcode::And, all, equal);
        let bits = b.intrinsic(I::WaveCountBits, TypeId::I32, &[both]);
        let before = b.intrinsic(I::WavePrefixCountBits, TypeId::I32, &[both]);
        let ballot = b.intrinsic(I::WaveBallot, uint4, &[both]);
        let word = b.extract(ballot, 3);
        for n in [bits, before, word] {
            v = b.binary(Opcode::Add, v, n);
        }
        for which in
            [I::AllBarrier, I::AllBarrierSync, I::DeviceBarrier, I::DeviceBarrierSync, I::GroupBarrier]
        {
            b.intrinsic(which, TypeId::VOID, &[]);
        }
        b.store(v, p);
    });
    check_from(&m, 0);
}

#[test]
fn partitions_need_6_5() {
    let mut s = Shader::new(Stage::Compute);
    let out = s.buffer("Out", ResourceKind::StructuredBuffer, TypeId::I32, true);
    let uint4 = s.vector(TypeId::I32, 4);
    let m = s.body(|b| {
        let x = thread(b, 0);
        let mask = b.intrinsic(Intrinsic::WaveMatch, uint4, &[x]);
        let (sum, f) = (b.ctx.i32(0), b.ctx.bool(false));
        let v = b.intrinsic(Intrinsic::WaveMultiPrefix, TypeId::I32, &[x, mask, sum, f]);
        let h = handle(b, out);
        let p = element(b, h, x);
        b.store(v, p);
    });
    check_from(&m, 5);
    let error = try_emit(&m, 0, &plain()).unwrap_err();
    assert!(error.contains("WaveMatch"), "{error}");
}

#[test]
fn counters_arrays_and_the_heap() {
    let mut s = Shader::new(Stage::Compute);
    let out = s.buffer("Out", ResourceKind::StructuredBuffer, TypeId::I32, true);
    let textures = s.texture("Ts", ResourceKind::Texture2D, TypeId::FLOAT, false);
    s.module.ctx.resources[textures].count = 5;
    s.module.ctx.resources[textures].dimensions = vec![5];
    s.module.ctx.resources[textures].lower_bound = Some(10);
    let unbounded = s.texture("Us", ResourceKind::Texture2D, TypeId::FLOAT, false);
    s.module.ctx.resources[unbounded].count = u32::MAX;
    s.module.ctx.resources[unbounded].dimensions = vec![0];
    s.module.ctx.resources[unbounded].space = 2;
    let sampler = s.sampler("S");
    let float4 = s.vector(TypeId::FLOAT, 4);
    let build = |b: &mut Builder<'_>, heap: bool| {
        let x = thread(b, 0);
        let h = handle(b, out);
        let one = b.ctx.consts.int(&b.ctx.types, TypeId::I8, 1).into();
        let n = b.intrinsic(Intrinsic::UpdateCounter, TypeId::I32, &[h, one]);
        let t = if heap {
            let ty = b.ctx.resources[textures].ty;
            let f = b.ctx.bool(false);
            b.intrinsic(Intrinsic::HandleFromHeap, ty, &[x, f])
        } else {
            handle_at(b, textures, x, true)
        };
        let u = handle_at(b, unbounded, n, false);
        let smp = handle(b, sampler);
        let c = b.ctx.f32(0.5);
        let at = b.splat(c, 2);
        let zero = b.ctx.f32(0.0);
        let offset = b.ctx.poison(TypeId::I32);
        let v = b.intrinsic(Intrinsic::SampleLevel, float4, &[t, smp, at, zero, offset]);
        let at = b.vector(&[x, n]);
        let level = b.ctx.i32(0);
        let w = b.intrinsic(Intrinsic::LoadTexture, float4, &[u, at, level, offset]);
        let v = b.binary(Opcode::FAdd, v, w);
        let v = b.extract(v, 0);
        let v = b.cast(Opcode::FpToUi, v, TypeId::I32);
        let uint4 = b.ctx.types.vector(TypeId::I32, 4);
        let size = b.intrinsic(Intrinsic::GetDimensions, uint4, &[t, level]);
        let size = b.extract(size, 1);
        let v = b.binary(Opcode::Add, v, size);
        let p = element(b, h, n);
        b.store(v, p);
    };
    let bound = Shader { module: s.module.clone(), entry: s.entry.clone() }.body(|b| build(b, false));
    let text = check_from(&bound, 0);
    assert!(text.contains("r/w+cnt"), "{text}");
    check_from(&s.body(|b| build(b, true)), 6);
}

#[test]
fn small_types_are_minimum_precision_or_native() {
    let mut s = Shader::new(Stage::Compute);
    let half4 = s.vector(TypeId::HALF, 4);
    let out = s.buffer("Out", ResourceKind::StructuredBuffer, half4, true);
    let m = s.body(|b| {
        let x = thread(b, 0);
        let h = handle(b, out);
        let p = element(b, h, x);
        let v = b.load(half4, p);
        let v = b.intrinsic(Intrinsic::Sin, half4, &[v]);
        b.store(v, p);
    });
    for shader_model in 2..=6 {
        judge(&m, shader_model, &CodegenOptions { native_16bit: true, ..plain() });
    }
    let mut s = Shader::new(Stage::Compute);
    let out = s.buffer("Out", ResourceKind::StructuredBuffer, TypeId::FLOAT, true);
    let m = s.body(|b| {
        let x = thread(b, 0);
        let h = handle(b, out);
        let p = element(b, h, x);
        let v = b.load(TypeId::FLOAT, p);
        let v = b.cast(Opcode::FpTrunc, v, TypeId::HALF);
        let v = b.intrinsic(Intrinsic::Sin, TypeId::HALF, &[v]);
        let v = b.cast(Opcode::FpExt, v, TypeId::FLOAT);
        b.store(v, p);
    });
    check(&m);
}

#[test]
fn reflection_has_names_and_types() {
    let mut s = Shader::new(Stage::Compute);
    let float4 = s.vector(TypeId::FLOAT, 4);
    let fields = [("first", float4), ("second", TypeId::FLOAT)];
    let ty = layout(&mut s.module.ctx, LayoutRule::CBuffer, "CB", &fields);
    let cb = s.buffer("Constants", ResourceKind::CBuffer, ty, false);
    let out = s.buffer("Out", ResourceKind::StructuredBuffer, TypeId::FLOAT, true);
    let m = s.body(|b| {
        let (x, zero, one) = (thread(b, 0), b.ctx.i32(0), b.ctx.i32(1));
        let from = handle(b, cb);
        let p = element(b, from, zero);
        let p = b.gep(ty, p, &[one]);
        let v = b.load(TypeId::FLOAT, p);
        let to = handle(b, out);
        let p = element(b, to, x);
        b.store(v, p);
    });
    let options = CodegenOptions::default();
    let text = judge(&m, 0, &options);
    assert!(text.contains("float second;") && text.contains("cbuffer Constants"), "{text}");
    let ours = trefoil_dxil_read::disassemble(&try_emit(&m, 0, &options).unwrap()).unwrap();
    assert!(ours.contains("; Constants ") && ours.contains("!\"\", i32 0"), "{ours}");
}

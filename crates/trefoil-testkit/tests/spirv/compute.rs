//! Compute shaders: buffers, control flow, arithmetic, waves.

use crate::common::*;
use trefoil_ir::*;

fn uint_buffer(s: &mut Shader, name: &str) -> ResourceId {
    s.buffer(name, ResourceKind::StructuredBuffer, TypeId::I32, true)
}

#[test]
fn a_buffer_is_read_and_written() {
    let mut s = Shader::new(Stage::Compute);
    let out = uint_buffer(&mut s, "Out");
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
    assert!(text.contains("OpDecorate %") && text.contains("Binding 1"), "{text}");
    assert!(text.contains("NonWritable"), "{text}");
}

#[test]
fn loops_and_branches_carry_their_structure() {
    let mut s = Shader::new(Stage::Compute);
    let out = uint_buffer(&mut s, "Out");
    let m = s.body(|b| {
        let at = thread(b, 0);
        let zero = b.ctx.i32(0);
        let one = b.ctx.i32(1);
        let before = b.block();
        let guard = b.begin_loop(Hint::Loop);
        // The phi stands in the header, ahead of its branch.
        let phi = b.func.detached(b.loc, Opcode::Phi, TypeId::I32, &[], 0, Flags::NONE);
        b.func.blocks[guard.header].insts.insert(0, phi);
        let i: Value = phi.into();
        let done = b.icmp(IntPredicate::Uge, i, at);
        let leave = b.begin_if(done, Hint::None);
        b.br(guard.merge);
        b.end_if(leave);
        let h = handle(b, out);
        let p = element(b, h, i);
        b.atomic(AtomicOp::UMax, p, at);
        b.begin_continue(&guard);
        let next = b.binary(Opcode::Add, i, one);
        let cont = guard.cont;
        b.end_loop(guard, None);
        b.func.set_operands(phi, &[zero, before.into(), next, cont.into()]);
    });
    let text = check(&m);
    assert!(text.contains("OpLoopMerge") && text.contains("OpSelectionMerge"), "{text}");
}

#[test]
fn an_early_return_leaves_a_switch_with_one_way() {
    let mut s = Shader::new(Stage::Compute);
    let out = uint_buffer(&mut s, "Out");
    let m = s.body(|b| {
        let at = thread(b, 0);
        let (body, end) = (b.new_block(), b.new_block());
        let zero = b.ctx.i32(0);
        b.switch(zero, body, &[], end, Hint::None);
        b.start_block(body);
        let five = b.ctx.i32(5);
        let c = b.icmp(IntPredicate::Ult, at, five);
        let guard = b.begin_if(c, Hint::None);
        b.br(end);
        b.end_if(guard);
        let h = handle(b, out);
        let p = element(b, h, at);
        b.store(five, p);
        b.br(end);
        b.start_block(end);
    });
    check(&m);
}

#[test]
fn a_loop_that_never_continues_keeps_its_continue_block() {
    let mut s = Shader::new(Stage::Compute);
    let out = uint_buffer(&mut s, "Out");
    let m = s.body(|b| {
        let at = thread(b, 0);
        let (header, cont, merge, body) = (b.new_block(), b.new_block(), b.new_block(), b.new_block());
        let zero = b.ctx.i32(0);
        let before = b.block();
        b.br(header);
        b.start_block(header);
        b.phi(TypeId::I32, &[(zero, before), (zero, cont)]);
        b.br(body);
        b.func.blocks[header].merge = Merge::Loop { merge, cont, hint: Hint::None };
        b.start_block(body);
        let h = handle(b, out);
        let p = element(b, h, at);
        b.store(at, p);
        b.br(merge);
        b.start_block(cont);
        b.br(header);
        b.start_block(merge);
    });
    check(&m);
}

#[test]
fn raw_buffers_hold_every_width() {
    let mut s = Shader::new(Stage::Compute);
    let raw = s.buffer("Raw", ResourceKind::RawBuffer, TypeId::I8, true);
    let half4 = s.vector(TypeId::HALF, 4);
    let double2 = s.vector(TypeId::DOUBLE, 2);
    let m = s.body(|b| {
        let at = thread(b, 0);
        let h = handle(b, raw);
        let p = element(b, h, at);
        let v = b.load(half4, p);
        let eight = b.ctx.i32(8);
        let q = b.inst(Opcode::Gep, TypeId::PTR, &[p, eight], TypeId::I8.as_u32(), Flags::NONE).into();
        b.store(v, q);
        let d = b.load(double2, q);
        b.store(d, p);
        let i = b.load(TypeId::I64, p);
        b.store(i, q);
        let w = b.ctx.i32(3);
        b.atomic(AtomicOp::Add, q, w);
        b.compare_exchange(q, w, at);
        let n = b.ctx.i32(0);
        let four = b.ctx.types.vector(TypeId::I32, 4);
        b.intrinsic(Intrinsic::GetDimensions, four, &[h, n]);
    });
    check(&m);
}

/// A constant buffer's structure by Direct3D's rule: a matrix, a float, an array.
fn constants(s: &mut Shader) -> TypeId {
    let ctx = &mut s.module.ctx;
    let row = ctx.types.vector(TypeId::FLOAT, 4);
    let matrix = ctx.types.array(row, 4);
    let array = ctx.types.array(TypeId::FLOAT, 3);
    let name = ctx.symbol("Constants");
    let fields = [matrix, TypeId::FLOAT, array];
    let ty = ctx.types.named_struct(name, &fields).unwrap();
    let (offsets, size, align) = LayoutRule::CBuffer.place(ctx, &fields);
    let fields = ["m", "f", "a"]
        .iter()
        .zip(offsets)
        .map(|(n, offset)| FieldLayout {
            name: ctx.symbol(n),
            offset,
            component: ComponentType::F32,
            matrix: None,
            marks: Default::default(),
            bits: Vec::new(),
        })
        .collect();
    ctx.layouts.insert(ty, StructLayout { rule: LayoutRule::CBuffer, size, align, fields });
    ty
}

#[test]
fn structures_in_buffers_are_read_by_member_and_whole() {
    let mut s = Shader::new(Stage::Compute);
    let ty = constants(&mut s);
    let cb = s.buffer("C", ResourceKind::CBuffer, ty, false);
    let sb = s.buffer("S", ResourceKind::StructuredBuffer, ty, true);
    let m = s.body(|b| {
        let at = thread(b, 0);
        let zero = b.ctx.i32(0);
        let (h, to) = (handle(b, cb), handle(b, sb));
        let p = element(b, h, zero);
        let two = b.ctx.i32(2);
        let q = b.gep(ty, p, &[two, at]);
        let f = b.load(TypeId::FLOAT, q);
        let d = element(b, to, at);
        let whole = b.load(ty, p);
        b.store(whole, d);
        let one = b.ctx.i32(1);
        let q = b.gep(ty, d, &[one]);
        b.store(f, q);
        let local = b.alloca(ty);
        b.store(whole, local);
        let q = b.gep(ty, local, &[two, at]);
        let g = b.load(TypeId::FLOAT, q);
        let q = b.gep(ty, d, &[two, one]);
        b.store(g, q);
    });
    let text = check(&m);
    assert!(text.contains("OpMemberName"), "{text}");
}

#[test]
fn images_are_read_and_written() {
    let mut s = Shader::new(Stage::Compute);
    let kinds = [
        ResourceKind::Texture1D,
        ResourceKind::Texture1DArray,
        ResourceKind::Texture2D,
        ResourceKind::Texture2DArray,
        ResourceKind::Texture3D,
        ResourceKind::TypedBuffer,
    ];
    let mut all = Vec::new();
    for (n, kind) in kinds.into_iter().enumerate() {
        for elem in [TypeId::FLOAT, TypeId::I32] {
            let a = s.texture(&format!("A{n}{}", elem.as_u32()), kind, elem, false);
            let w = s.texture(&format!("W{n}{}", elem.as_u32()), kind, elem, true);
            all.push((kind, elem, a, w));
        }
    }
    let m = s.body(|b| {
        let at = thread(b, 0);
        for (kind, elem, a, w) in all {
            let at_n = b.splat(at, kind.coordinates());
            let four = b.ctx.types.vector(elem, 4);
            let ha = handle(b, a);
            let hw = handle(b, w);
            let p = element(b, hw, at_n);
            let v = if kind == ResourceKind::TypedBuffer {
                let q = element(b, ha, at_n);
                b.load(four, q)
            } else {
                let level = b.ctx.i32(0);
                let offset = b.ctx.poison(TypeId::I32);
                b.intrinsic(Intrinsic::LoadTexture, four, &[ha, at_n, level, offset])
            };
            let old = b.load(four, p);
            let op = if elem == TypeId::FLOAT { Opcode::FAdd } else { Opcode::Add };
            let v = b.binary(op, v, old);
            b.store(v, p);
            let one = b.ctx.i32(1);
            let lane = b.gep(four, p, &[one]);
            let x = b.extract(v, 0);
            b.store(x, lane);
            let uint4 = b.ctx.types.vector(TypeId::I32, 4);
            let zero = b.ctx.i32(0);
            let d = b.intrinsic(Intrinsic::GetDimensions, uint4, &[ha, zero]);
            let e = b.intrinsic(Intrinsic::GetDimensions, uint4, &[hw, zero]);
            let sum = b.binary(Opcode::Add, d, e);
            if elem == TypeId::I32 {
                b.store(sum, p);
            }
        }
    });
    check(&m);
}

#[test]
fn atomics_reach_texels_and_groupshared_memory() {
    let mut s = Shader::new(Stage::Compute);
    let component = ComponentType::I32;
    let ty = ResourceType {
        element: TypeId::I32,
        component,
        writable: true,
        ..ResourceType::plain(ResourceKind::Texture2D)
    };
    let image = s.resource("Image", ty);
    let array = s.module.ctx.types.array(TypeId::I32, 64);
    let name = s.module.ctx.symbol("Shared");
    let shared = s.module.ctx.globals.push(Global {
        name,
        ty: array,
        space: SPACE_SHARED,
        constant: false,
        init: None,
        align: 0,
        loc: Loc::NONE,
    });
    let m = s.body(|b| {
        let at = thread(b, 0);
        let p = b.gep(array, shared.into(), &[at]);
        b.store(at, p);
        b.intrinsic(Intrinsic::GroupBarrierSync, TypeId::VOID, &[]);
        let v = b.atomic(AtomicOp::Add, p, at);
        let h = handle(b, image);
        let two = b.splat(at, 2);
        let t = element(b, h, two);
        let w = b.atomic(AtomicOp::Max, t, v);
        b.compare_exchange(t, w, v);
        b.intrinsic(Intrinsic::AllBarrier, TypeId::VOID, &[]);
        b.intrinsic(Intrinsic::DeviceBarrierSync, TypeId::VOID, &[]);
    });
    let text = check(&m);
    assert!(text.contains("OpImageTexelPointer") && text.contains("R32i"), "{text}");
}

#[test]
fn every_lane_by_lane_function_is_valid() {
    use Intrinsic::*;
    let mut s = Shader::new(Stage::Compute);
    let float4 = s.vector(TypeId::FLOAT, 4);
    let int4 = s.vector(TypeId::I32, 4);
    let bool4 = s.vector(TypeId::I1, 4);
    let buffer = s.buffer("B", ResourceKind::StructuredBuffer, float4, true);
    let m = s.body(|b| {
        let at = thread(b, 0);
        let h = handle(b, buffer);
        let p = element(b, h, at);
        let v = b.load(float4, p);
        let i = b.splat(at, 4);
        let mut sum = v;
        for which in [
            FAbs, Sqrt, Sin, Cos, Tan, Asin, Acos, Atan, Sinh, Cosh, Tanh, Exp, Exp2, Log, Log2, Log10,
            Floor, Ceil, FTrunc, RoundEven, Saturate, Frac, Rsqrt, Degrees, Radians, Normalize,
        ] {
            assert!(trefoil_spirv::is_native(which));
            let x = b.intrinsic(which, float4, &[v]);
            sum = b.binary(Opcode::FAdd, sum, x);
        }
        for which in [Atan2, Pow, MinNum, MaxNum, Ldexp, Step, Reflect] {
            let x = b.intrinsic(which, float4, &[v, sum]);
            sum = b.binary(Opcode::FAdd, sum, x);
        }
        for which in [Fma, FMulAdd, NClamp, Lerp, SmoothStep, FaceForward] {
            let x = b.intrinsic(which, float4, &[v, sum, v]);
            sum = b.binary(Opcode::FAdd, sum, x);
        }
        for (which, n) in
            [(SMin, 2), (SMax, 2), (UMin, 2), (UMax, 2), (IMad, 3), (UMad, 3), (SClamp, 3), (UClamp, 3)]
        {
            let x = b.intrinsic(which, int4, &[i, i, i][..n]);
            let x = b.cast(Opcode::SiToFp, x, float4);
            sum = b.binary(Opcode::FAdd, sum, x);
        }
        for which in
            [CountBits, BitReverse, FirstBitLow, FirstBitUHigh, FirstBitSHigh, Sign, F32ToF16, F16ToF32]
        {
            let from = if which == F32ToF16 { v } else { i };
            let x = b.intrinsic(which, if which == F16ToF32 { float4 } else { int4 }, &[from]);
            let x = if which == F16ToF32 { x } else { b.cast(Opcode::UiToFp, x, float4) };
            sum = b.binary(Opcode::FAdd, sum, x);
        }
        for which in [IsNan, IsInf, IsFinite, IsNormal] {
            let x = b.intrinsic(which, bool4, &[v]);
            sum = b.select(x, sum, v);
            let any = b.intrinsic(Any, TypeId::I1, &[x]);
            sum = b.select(any, v, sum);
        }
        for which in [FDot, Distance] {
            let x = b.intrinsic(which, TypeId::FLOAT, &[v, sum]);
            let x = b.splat(x, 4);
            sum = b.binary(Opcode::FAdd, sum, x);
        }
        let two = b.swizzle(i, &[0, 1]);
        let i = b.intrinsic(Msad4, int4, &[at, two, i]);
        // Dot products of integers come apart in a pass.
        let dot = b.extract(i, 1);
        let signed = b.intrinsic(Dot4AddI8, TypeId::I32, &[dot, at, at]);
        let bit = b.cast(Opcode::Trunc, signed, TypeId::I1);
        let x = b.cast(Opcode::UiToFp, bit, TypeId::FLOAT);
        let x = b.splat(x, 4);
        sum = b.binary(Opcode::FAdd, sum, x);
        b.store(sum, p);
    });
    check(&m);
}

#[test]
fn bits_of_other_widths_are_counted() {
    use Intrinsic::*;
    let mut s = Shader::new(Stage::Compute);
    let buffer = s.buffer("B", ResourceKind::StructuredBuffer, TypeId::I64, true);
    let long2 = s.vector(TypeId::I64, 2);
    let int2 = s.vector(TypeId::I32, 2);
    let m = s.body(|b| {
        let at = thread(b, 0);
        let h = handle(b, buffer);
        let p = element(b, h, at);
        let v = b.load(TypeId::I64, p);
        let v2 = b.splat(v, 2);
        let mut sum = v;
        for which in [CountBits, FirstBitLow, FirstBitUHigh, FirstBitSHigh] {
            let x = b.intrinsic(which, int2, &[v2]);
            let x = b.cast(Opcode::ZExt, x, long2);
            let x = b.extract(x, 1);
            sum = b.binary(Opcode::Add, sum, x);
            let narrow = b.cast(Opcode::Trunc, v, TypeId::I16);
            let x = b.intrinsic(which, TypeId::I32, &[narrow]);
            let x = b.cast(Opcode::SExt, x, TypeId::I64);
            sum = b.binary(Opcode::Add, sum, x);
        }
        let x = b.intrinsic(BitReverse, TypeId::I64, &[v]);
        sum = b.binary(Opcode::Xor, sum, x);
        let narrow = b.cast(Opcode::Trunc, v, TypeId::I16);
        let x = b.intrinsic(BitReverse, TypeId::I16, &[narrow]);
        let x = b.cast(Opcode::ZExt, x, TypeId::I64);
        sum = b.binary(Opcode::Xor, sum, x);
        b.store(sum, p);
    });
    check(&m);
}

#[test]
fn waves_and_quads() {
    use Intrinsic::*;
    let mut s = Shader::new(Stage::Compute);
    let float2 = s.vector(TypeId::FLOAT, 2);
    let bool2 = s.vector(TypeId::I1, 2);
    let int4 = s.vector(TypeId::I32, 4);
    let buffer = s.buffer("B", ResourceKind::StructuredBuffer, float2, true);
    let m = s.body(|b| {
        let at = b.intrinsic(WaveLaneIndex, TypeId::I32, &[]);
        let h = handle(b, buffer);
        let p = element(b, h, at);
        let v = b.load(float2, p);
        let mut sum = v;
        for which in [
            WaveSum,
            WaveProduct,
            WaveMax,
            WaveMin,
            WavePrefixSum,
            WavePrefixProduct,
            WaveReadLaneFirst,
            QuadReadAcrossX,
            QuadReadAcrossY,
            QuadReadAcrossDiagonal,
        ] {
            let x = b.intrinsic(which, float2, &[v]);
            sum = b.binary(Opcode::FAdd, sum, x);
        }
        let mut n = at;
        for which in [WaveUMax, WaveUMin, WaveBitAnd, WaveBitOr, WaveBitXor, WaveUSum, WavePrefixUSum] {
            let x = b.intrinsic(which, TypeId::I32, &[at]);
            n = b.binary(Opcode::Add, n, x);
        }
        let mut c = b.intrinsic(WaveIsFirstLane, TypeId::I1, &[]);
        for which in [WaveAny, WaveAll, QuadAny, QuadAll] {
            let x = b.intrinsic(which, TypeId::I1, &[c]);
            c = b.binary(Opcode::Xor, c, x);
        }
        let same = b.intrinsic(WaveAllEqual, bool2, &[v]);
        sum = b.select(same, sum, v);
        for which in [WaveCountBits, WavePrefixCountBits] {
            let x = b.intrinsic(which, TypeId::I32, &[c]);
            n = b.binary(Opcode::Add, n, x);
        }
        let ballot = b.intrinsic(WaveBallot, int4, &[c]);
        let x = b.extract(ballot, 2);
        n = b.binary(Opcode::Add, n, x);
        let other = b.intrinsic(WaveReadLane, float2, &[v, n]);
        sum = b.binary(Opcode::FAdd, sum, other);
        let three = b.ctx.i32(3);
        let other = b.intrinsic(QuadReadLaneAt, float2, &[v, three]);
        sum = b.binary(Opcode::FAdd, sum, other);
        b.store(sum, p);
        let partition = b.intrinsic(WaveMatch, int4, &[at]);
        let (op, unsigned) = (b.ctx.i32(0), b.ctx.bool(true));
        b.intrinsic(WaveMultiPrefix, TypeId::I32, &[n, partition, op, unsigned]);
    });
    check(&m);
}

#[test]
fn counters_have_their_own_bindings() {
    let mut s = Shader::new(Stage::Compute);
    let a = uint_buffer(&mut s, "A");
    s.module.ctx.resources[a].has_counter = true;
    let c = uint_buffer(&mut s, "B");
    let m = s.body(|b| {
        let one = b.ctx.int(TypeId::I8, 1);
        let minus = b.ctx.int(TypeId::I8, 0xff);
        let h = handle(b, a);
        let at = b.intrinsic(Intrinsic::UpdateCounter, TypeId::I32, &[h, one]);
        let p = element(b, h, at);
        let other = handle(b, c);
        let q = element(b, other, at);
        let v = b.load(TypeId::I32, q);
        b.store(v, p);
        b.intrinsic(Intrinsic::UpdateCounter, TypeId::I32, &[h, minus]);
    });
    let text = check(&m);
    for n in 0..3 {
        assert!(text.contains(&format!("Binding {n}")), "{text}");
    }
}

#[test]
fn arrays_of_buffers_are_indexed() {
    let mut s = Shader::new(Stage::Compute);
    let out = uint_buffer(&mut s, "Out");
    s.module.ctx.resources[out].count = u32::MAX;
    s.module.ctx.resources[out].dimensions = vec![0];
    let textures = s.texture("T", ResourceKind::Texture2D, TypeId::FLOAT, false);
    s.module.ctx.resources[textures].count = 6;
    s.module.ctx.resources[textures].dimensions = vec![2, 3];
    let images = s.texture("I", ResourceKind::TypedBuffer, TypeId::FLOAT, true);
    s.module.ctx.resources[images].count = 3;
    s.module.ctx.resources[images].dimensions = vec![3];
    let float4 = s.vector(TypeId::FLOAT, 4);
    let m = s.body(|b| {
        let at = thread(b, 0);
        let h = handle_at(b, out, at, true);
        let p = element(b, h, at);
        b.store(at, p);
        let h = handle_at(b, textures, at, true);
        let two = b.splat(at, 2);
        let (level, offset) = (b.ctx.i32(1), b.ctx.poison(TypeId::I32));
        let v = b.intrinsic(Intrinsic::LoadTexture, float4, &[h, two, level, offset]);
        let h = handle_at(b, images, at, false);
        let p = element(b, h, at);
        b.store(v, p);
    });
    let text = check(&m);
    assert!(text.contains("NonUniform") && text.contains("RuntimeDescriptorArray"), "{text}");
}

#[test]
fn structures_that_end_together_get_merge_blocks_of_their_own() {
    let mut s = Shader::new(Stage::Compute);
    let out = uint_buffer(&mut s, "Out");
    let m = s.body(|b| {
        let at = thread(b, 0);
        let (one, two, three) = (b.ctx.i32(1), b.ctx.i32(2), b.ctx.i32(3));
        let (outer, inner, deep, end) = (b.new_block(), b.new_block(), b.new_block(), b.new_block());
        let c = b.icmp(IntPredicate::Ult, at, one);
        let d = b.icmp(IntPredicate::Ult, at, two);
        let first = b.block();
        b.cond_br(c, outer, end);
        b.func.blocks[first].merge = Merge::Selection { merge: end, hint: Hint::None };
        b.start_block(outer);
        b.cond_br(d, inner, end);
        b.func.blocks[outer].merge = Merge::Selection { merge: end, hint: Hint::None };
        b.start_block(inner);
        b.cond_br(c, deep, end);
        b.func.blocks[inner].merge = Merge::Selection { merge: end, hint: Hint::None };
        b.start_block(deep);
        b.br(end);
        b.start_block(end);
        let v = b.phi(TypeId::I32, &[(one, first), (two, outer), (three, inner), (at, deep)]);
        let h = handle(b, out);
        let p = element(b, h, at);
        b.store(v, p);
    });
    let text = check(&m);
    assert_eq!(text.matches("OpPhi").count(), 3, "{text}");
}

#[test]
fn an_if_that_ends_where_its_loop_continues() {
    let mut s = Shader::new(Stage::Compute);
    let out = uint_buffer(&mut s, "Out");
    let m = s.body(|b| {
        let at = thread(b, 0);
        let (header, body, side, cont, end) =
            (b.new_block(), b.new_block(), b.new_block(), b.new_block(), b.new_block());
        let c = b.icmp(IntPredicate::Ult, at, at);
        let entry = b.block();
        b.cond_br(c, header, end);
        b.func.blocks[entry].merge = Merge::Selection { merge: end, hint: Hint::None };
        b.start_block(header);
        b.br(body);
        b.func.blocks[header].merge = Merge::Loop { merge: end, cont, hint: Hint::None };
        b.start_block(body);
        b.cond_br(c, side, cont);
        b.func.blocks[body].merge = Merge::Selection { merge: cont, hint: Hint::None };
        b.start_block(side);
        let h = handle(b, out);
        let p = element(b, h, at);
        b.store(at, p);
        b.br(cont);
        b.start_block(cont);
        b.cond_br(c, header, end);
        b.start_block(end);
    });
    check(&m);
}

#[test]
fn push_constants_and_specialization_constants() {
    let mut s = Shader::new(Stage::Compute);
    let ty = constants(&mut s);
    let pc = s.buffer("P", ResourceKind::CBuffer, ty, false);
    let out = uint_buffer(&mut s, "Out");
    s.module.ctx.push_constant = Some(pc);
    let m = s.body(|b| {
        let at = thread(b, 0);
        let zero = b.ctx.i32(0);
        let (h, to) = (handle(b, pc), handle(b, out));
        let p = element(b, h, zero);
        let one = b.ctx.i32(1);
        let q = b.gep(ty, p, &[one]);
        let f = b.load(TypeId::FLOAT, q);
        let operands = [b.ctx.i32(7), b.ctx.f32(0.5)];
        let k = b.intrinsic(Intrinsic::SpecConstant, TypeId::FLOAT, &operands);
        let again = b.intrinsic(Intrinsic::SpecConstant, TypeId::FLOAT, &operands);
        let v = b.binary(Opcode::FMul, f, k);
        let v = b.binary(Opcode::FMul, v, again);
        let v = b.cast(Opcode::FpToUi, v, TypeId::I32);
        let d = element(b, to, at);
        b.store(v, d);
    });
    let text = check(&m);
    assert!(
        text.contains("PushConstant") && text.contains("SpecId 7") && text.contains("Binding 0"),
        "{text}"
    );
    assert_eq!(text.matches("OpSpecConstant").count(), 1, "{text}");
}

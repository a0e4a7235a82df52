//! Buffers, group-shared memory, arrays and atomics.

use crate::common::{Shader, address, code, floats, listing, load_input, single, store_output};
use trefoil_ir::{
    AtomicOp, Builder, ComponentType, FieldLayout, Global, InterpolationMode, Intrinsic, LayoutRule, Loc,
    ResourceKind, ResourceType, SPACE_SHARED, Stage, StructLayout, TypeId, Value,
};

fn thread(b: &mut Builder<'_>) -> Value {
    let zero = b.ctx.i32(0);
    b.intrinsic(Intrinsic::ThreadId, TypeId::I32, &[zero])
}

fn compute() -> Shader {
    let mut shader = Shader::new(Stage::Compute);
    shader.threads([64, 1, 1]);
    shader
}

fn contains(text: &str, line: &str) {
    assert!(text.lines().any(|found| found.trim() == line), "no line {line} in\n{text}");
}

/// `struct { float4 a; float3 b; float c[4]; }` as a constant buffer.
fn buffer_type(shader: &mut Shader) -> TypeId {
    let ctx = &mut shader.module.ctx;
    let fields = [
        ctx.types.vector(TypeId::FLOAT, 4),
        ctx.types.vector(TypeId::FLOAT, 3),
        ctx.types.array(TypeId::FLOAT, 4),
    ];
    let name = ctx.symbol("Constants");
    let ty = ctx.types.named_struct(name, &fields).unwrap();
    let (offsets, size, align) = LayoutRule::CBuffer.place(ctx, &fields);
    let names = ["a", "b", "c"].map(|name| ctx.symbol(name));
    let fields = names
        .iter()
        .zip(offsets)
        .map(|(&name, offset)| FieldLayout {
            name,
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
fn constant_buffers_are_read_in_place() {
    let mut shader = compute();
    let ty = buffer_type(&mut shader);
    let cb = shader.resource(
        "Constants",
        ResourceType { element: ty, ..ResourceType::plain(ResourceKind::CBuffer) },
        1,
        2,
        3,
        &[],
    );
    let out = shader.structured("result", TypeId::FLOAT, true, 0);
    let bytes = shader.compile(|b| {
        let (zero, index) = (b.ctx.i32(0), thread(b));
        let base = address(b, cb, zero);
        let vec3 = floats(b, 3);
        let (one, two) = (b.ctx.i32(1), b.ctx.i32(2));
        let at = b.gep(ty, base, &[one]);
        let v = b.load(vec3, at);
        let at = b.gep(ty, base, &[two, index]);
        let c = b.load(TypeId::FLOAT, at);
        let y = b.extract(v, 1);
        let sum = b.binary(trefoil_ir::Opcode::FAdd, y, c);
        let to = address(b, out, index);
        b.store(sum, to);
    });
    let text = listing("cbuffer", &bytes);
    println!("{text}");
    contains(&text, "dcl_constantbuffer CB0[3:3][6], dynamicIndexed, space=2");
    contains(&text, "dcl_uav_structured u0[0:0], 4, space=0");
    contains(&text, "add r0.x, CB0[3][1].y, CB0[3][r0.x + 2].x");
}

#[test]
fn structured_elements_are_loaded_and_stored_by_offset() {
    let mut shader = compute();
    let vec3 = shader.module.ctx.types.vector(TypeId::FLOAT, 3);
    let element = shader.module.ctx.types.literal_struct(&[TypeId::FLOAT, vec3]);
    let from = shader.structured("from", element, false, 1);
    let to = shader.structured("to", element, true, 0);
    let bytes = shader.compile(|b| {
        let (index, one) = (thread(b), b.ctx.i32(1));
        let at = address(b, from, index);
        let at = b.gep(element, at, &[one]);
        let v = b.load(vec3, at);
        let n = b.intrinsic(Intrinsic::Normalize, vec3, &[v]);
        let at = address(b, to, index);
        let at = b.gep(element, at, &[one]);
        b.store(n, at);
    });
    let text = listing("structured", &bytes);
    println!("{text}");
    contains(&text, "dcl_resource_structured t0[1:1], 16, space=0");
    contains(&text, "ld_structured r0.xyz, vThreadID.x, l(4), t0[1].xyzw");
    contains(&text, "store_structured u0[0].xyz, vThreadID.x, l(4), r0.xyzx");
}

#[test]
fn shared_memory_is_addressed_by_byte() {
    let mut shader = compute();
    let ctx = &mut shader.module.ctx;
    let array = ctx.types.array(TypeId::I32, 64);
    let global = Global {
        name: ctx.symbol("shared"),
        ty: array,
        space: SPACE_SHARED,
        constant: false,
        init: None,
        align: 0,
        loc: Loc::NONE,
    };
    let shared = ctx.globals.push(global);
    let out = shader.structured("result", TypeId::I32, true, 0);
    let bytes = shader.compile(|b| {
        let index = b.intrinsic(Intrinsic::FlattenedThreadIdInGroup, TypeId::I32, &[]);
        let at = b.gep(array, shared.into(), &[index]);
        b.store(index, at);
        b.intrinsic(Intrinsic::GroupBarrierSync, TypeId::VOID, &[]);
        let zero = b.ctx.i32(0);
        let first = b.gep(array, shared.into(), &[zero]);
        b.atomic(AtomicOp::Add, first, index);
        let before = b.atomic(AtomicOp::UMax, first, index);
        let swapped = b.compare_exchange(first, before, index);
        let to = address(b, out, index);
        b.store(swapped, to);
    });
    let text = listing("shared", &bytes);
    println!("{text}");
    contains(&text, "dcl_tgsm_raw g0, 256");
    contains(&text, "dcl_input vThreadIDInGroupFlattened");
    contains(&text, "sync_g_t");
    contains(&text, "atomic_iadd g0, l(0), vThreadIDInGroupFlattened.x");
    assert!(text.contains("imm_atomic_umax r0."), "{text}");
    assert!(text.contains("imm_atomic_cmp_exch r0."), "{text}");
}

#[test]
fn local_arrays_and_constant_tables_are_indexed() {
    let mut shader = compute();
    let ctx = &mut shader.module.ctx;
    let array = ctx.types.array(TypeId::FLOAT, 4);
    let parts: Vec<_> = [1.0f32, 2.0, 4.0, 8.0].iter().map(|&f| ctx.consts.f32(f)).collect();
    let init = ctx.consts.aggregate(array, &parts);
    let name = ctx.symbol("table");
    let table = ctx.globals.push(Global {
        name,
        ty: array,
        space: 0,
        constant: true,
        init: Some(init),
        align: 0,
        loc: Loc::NONE,
    });
    let out = shader.structured("result", TypeId::FLOAT, true, 0);
    let bytes = shader.compile(|b| {
        let index = thread(b);
        let local = b.alloca(array);
        for i in 0..4 {
            let (number, value) = (b.ctx.i32(i), b.ctx.f32(i as f32));
            let at = b.gep(array, local, &[number]);
            b.store(value, at);
        }
        let at = b.gep(array, local, &[index]);
        let x = b.load(TypeId::FLOAT, at);
        let at = b.gep(array, table.into(), &[index]);
        let y = b.load(TypeId::FLOAT, at);
        let product = b.binary(trefoil_ir::Opcode::FMul, x, y);
        let to = address(b, out, index);
        b.store(product, to);
    });
    let text = listing("arrays", &bytes);
    println!("{text}");
    contains(&text, "dcl_indexableTemp x0[4], 4");
    assert!(text.contains("dcl_immediateConstantBuffer { { 1.000000, 0, 0, 0}"), "{text}");
    assert!(text.contains("icb[r0.x + 0].x"), "{text}");
    assert!(code(&text).iter().any(|line| line.contains("x0[r0.x + 0].x")), "{text}");
    assert_eq!(code(&text).iter().filter(|line| line.contains("mov r0.x, vThreadID.x")).count(), 1, "{text}");
}

#[test]
fn typed_views_and_questions() {
    let mut shader = compute();
    let ctx = &mut shader.module.ctx;
    let vec4 = ctx.types.vector(TypeId::FLOAT, 4);
    let ty = ResourceType {
        element: vec4,
        component: ComponentType::F32,
        writable: true,
        ..ResourceType::plain(ResourceKind::Texture2D)
    };
    let image = shader.resource("image", ty, 1, 0, 0, &[]);
    let texture = shader.texture2d("texture", 1, 0, 0, &[]);
    let sampler = shader.resource("samp", ResourceType::plain(ResourceKind::Sampler), 1, 0, 0, &[]);
    let bytes = shader.compile(|b| {
        let (zero, one) = (b.ctx.i32(0), b.ctx.i32(1));
        let x = b.intrinsic(Intrinsic::ThreadId, TypeId::I32, &[zero]);
        let y = b.intrinsic(Intrinsic::ThreadId, TypeId::I32, &[one]);
        let at = b.vector(&[x, y]);
        let image = single(b, image);
        let texel = b.intrinsic(Intrinsic::GetPointer, TypeId::PTR, &[image, at]);
        let before = b.load(vec4, texel);
        let (t, s) = (single(b, texture), single(b, sampler));
        let ints = b.ctx.types.vector(TypeId::I32, 4);
        let size = b.intrinsic(Intrinsic::GetDimensions, ints, &[t, zero]);
        let width = b.extract(size, 0);
        let width = b.cast(trefoil_ir::Opcode::UiToFp, width, TypeId::FLOAT);
        let fx = b.cast(trefoil_ir::Opcode::UiToFp, x, TypeId::FLOAT);
        let u = b.binary(trefoil_ir::Opcode::FDiv, fx, width);
        let uv = b.vector(&[u, u]);
        let pair = b.ctx.types.vector(TypeId::I32, 2);
        let offset = b.vector(&[one, zero]);
        let red = b.intrinsic(Intrinsic::Gather, vec4, &[t, s, uv, offset, one]);
        let lod = b.ctx.f32(0.0);
        let none = b.ctx.poison(pair);
        let sampled = b.intrinsic(Intrinsic::SampleLevel, vec4, &[t, s, uv, lod, none]);
        let loaded = b.intrinsic(Intrinsic::LoadTexture, vec4, &[t, at, zero, none]);
        let mut sum = b.binary(trefoil_ir::Opcode::FAdd, before, red);
        sum = b.binary(trefoil_ir::Opcode::FAdd, sum, sampled);
        sum = b.binary(trefoil_ir::Opcode::FAdd, sum, loaded);
        b.store(sum, texel);
    });
    let text = listing("typed", &bytes);
    println!("{text}");
    contains(&text, "dcl_uav_typed_texture2d (float,float,float,float) u0[0:0], space=0");
    contains(&text, "dcl_input vThreadID.xy");
    assert!(text.contains("ld_uav_typed r0.xyzw, vThreadID.xyxx, u0[0].xyzw"), "{text}");
    assert!(text.contains("gather4_aoffimmi(1,0,0)"), "{text}");
    assert!(text.contains(", s0[0].y"), "{text}");
    assert!(text.contains("resinfo_uint"), "{text}");
    assert!(text.contains("store_uav_typed u0[0].xyzw, vThreadID.xyxx"), "{text}");
}

#[test]
fn counters_are_counted() {
    let mut shader = compute();
    let out = shader.structured("list", TypeId::I32, true, 0);
    let bytes = shader.compile(|b| {
        let (list, up) = (single(b, out), b.ctx.int(TypeId::I8, 1));
        let place = b.intrinsic(Intrinsic::UpdateCounter, TypeId::I32, &[list, up]);
        let value = thread(b);
        let at = b.intrinsic(Intrinsic::GetPointer, TypeId::PTR, &[list, place]);
        b.store(value, at);
    });
    let text = listing("counter", &bytes);
    println!("{text}");
    contains(&text, "dcl_uav_structured_opc u0[0:0], 4, space=0");
    contains(&text, "imm_atomic_alloc r0.x, u0[0]");
}

#[test]
fn a_vertex_shader_declares_its_system_values() {
    let mut shader = Shader::new(Stage::Vertex);
    let position = shader.input("POSITION", ComponentType::F32, 3, InterpolationMode::Undefined);
    let vertex = shader.input("SV_VertexID", ComponentType::U32, 1, InterpolationMode::Undefined);
    let clip = shader.output("SV_Position", ComponentType::F32, 4);
    let colour = shader.output("COLOR", ComponentType::F32, 2);
    let bytes = shader.compile(|b| {
        let vec3 = floats(b, 3);
        let p = load_input(b, position, vec3);
        let id = load_input(b, vertex, TypeId::I32);
        let one = b.ctx.f32(1.0);
        let parts: Vec<Value> = (0..3).map(|i| b.extract(p, i)).chain([one]).collect();
        let whole = b.vector(&parts);
        store_output(b, clip, whole);
        let number = b.cast(trefoil_ir::Opcode::UiToFp, id, TypeId::FLOAT);
        let pair = b.vector(&[number, one]);
        store_output(b, colour, pair);
    });
    let text = listing("vertex", &bytes);
    println!("{text}");
    for line in [
        "dcl_input v0.xyz",
        "dcl_input_sgv v1.x, vertex_id",
        "dcl_output_siv o0.xyzw, position",
        "dcl_output o1.xy",
        "mov o0.xyz, v0.xyzx",
        "mov o0.w, l(1.000000)",
        "utof o1.x, v1.x",
        "mov o1.y, l(1.000000)",
    ] {
        contains(&text, line);
    }
}

#[test]
fn accesses_tell_whether_their_memory_is_mapped() {
    let mut shader = compute();
    let texture = shader.texture2d("texture", 1, 0, 0, &[]);
    let sampler = shader.resource("samp", ResourceType::plain(ResourceKind::Sampler), 1, 0, 0, &[]);
    let from = shader.structured("from", TypeId::I32, false, 1);
    let out = shader.structured("result", TypeId::I32, true, 0);
    let bytes = shader.compile(|b| {
        let vec4 = floats(b, 4);
        let (t, s, zero) = (single(b, texture), single(b, sampler), b.ctx.f32(0.0));
        let at = b.vector(&[zero, zero]);
        let pair = b.ctx.types.vector(TypeId::I32, 2);
        let none = b.ctx.poison(pair);
        let both = b.ctx.types.literal_struct(&[vec4, TypeId::I1]);
        let sampled = b.intrinsic(Intrinsic::SampleLevel, both, &[t, s, at, zero, none]);
        let mapped = b.extract_value(sampled, 1);
        let index = thread(b);
        let (from, first) = (single(b, from), b.ctx.i32(0));
        let both = b.ctx.types.literal_struct(&[TypeId::I32, TypeId::I1]);
        let loaded = b.intrinsic(Intrinsic::LoadRaw, both, &[from, index, first]);
        let (value, present) = (b.extract_value(loaded, 0), b.extract_value(loaded, 1));
        let all = b.binary(trefoil_ir::Opcode::And, mapped, present);
        let zero = b.ctx.i32(0);
        let kept = b.select(all, value, zero);
        let to = address(b, out, index);
        b.store(kept, to);
    });
    let text = listing("status", &bytes);
    println!("{text}");
    assert!(text.contains("sample_l_s r0.xyzw, r1.x"), "{text}");
    assert!(text.contains("ld_structured_s r0."), "{text}");
    assert_eq!(text.matches("check_access_fully_mapped").count(), 2, "{text}");
}

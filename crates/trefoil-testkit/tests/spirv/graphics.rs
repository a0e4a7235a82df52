//! Vertex and pixel shaders: signatures, samples, discards.

use crate::common::*;
use trefoil_ir::*;
use trefoil_spirv::{Options, TargetEnv};

#[test]
fn a_vertex_shader_passes_things_on() {
    let mut s = Shader::new(Stage::Vertex);
    let float4 = s.vector(TypeId::FLOAT, 4);
    let float3 = s.vector(TypeId::FLOAT, 3);
    let position = s.signature(false, "POSITION", ComponentType::F32, 3, 1);
    let world = s.signature(false, "WORLD", ComponentType::F32, 4, 4);
    let id = s.signature(false, "SV_VertexID", ComponentType::U32, 1, 1);
    let instance = s.signature(false, "SV_InstanceID", ComponentType::U32, 1, 1);
    let color = s.signature(false, "COLOR", ComponentType::I32, 2, 1);
    let out_position = s.signature(true, "SV_Position", ComponentType::F32, 4, 1);
    let out_color = s.signature(true, "COLOR", ComponentType::I32, 2, 1);
    let out_world = s.signature(true, "WORLD", ComponentType::F32, 4, 2);
    let clip = s.signature(true, "SV_ClipDistance", ComponentType::F32, 3, 1);
    let cull = s.signature(true, "SV_CullDistance", ComponentType::F32, 1, 1);
    let layer = s.signature(true, "SV_RenderTargetArrayIndex", ComponentType::U32, 1, 1);
    let m = s.body(|b| {
        let p = input(b, position, 0, float3);
        let one = b.ctx.f32(1.0);
        let lanes = [b.extract(p, 0), b.extract(p, 1), b.extract(p, 2), one];
        let p4 = b.vector(&lanes);
        let row = input(b, world, 1, float4);
        let sum = b.binary(Opcode::FAdd, p4, row);
        output(b, out_position, 0, sum);
        let int2 = b.ctx.types.vector(TypeId::I32, 2);
        let c = input(b, color, 0, int2);
        output(b, out_color, 0, c);
        output(b, out_world, 0, p4);
        output(b, out_world, 1, row);
        output(b, clip, 0, p);
        output(b, cull, 0, one);
        let v = input(b, id, 0, TypeId::I32);
        let i = input(b, instance, 0, TypeId::I32);
        let n = b.binary(Opcode::Add, v, i);
        output(b, layer, 0, n);
    });
    let text = check(&m);
    assert!(text.contains("Location 5"), "the colour comes after the matrix's four rows: {text}");
    assert!(text.contains("OpCompositeConstruct"), "{text}");
    assert!(!text.contains("OpCompositeInsert"), "a vector is made at once: {text}");
    let options = Options {
        invert_y: true,
        nonzero_base_instance: true,
        nonzero_base_vertex: true,
        ..Options::default()
    };
    let bytes = trefoil_spirv::emit(m, &options).unwrap();
    let text = trefoil_spirv::disassemble(&bytes).unwrap();
    assert!(text.contains("BaseVertex") && text.contains("OpFNegate") && text.contains("OpISub"), "{text}");
    tool("spirv-val", &["--target-env", "vulkan1.1", "-"], &bytes).unwrap();
}

#[test]
fn a_pixel_shader_reads_system_values_and_discards() {
    let mut s = Shader::new(Stage::Pixel);
    let float4 = s.vector(TypeId::FLOAT, 4);
    let float2 = s.vector(TypeId::FLOAT, 2);
    let position = s.signature(false, "SV_Position", ComponentType::F32, 4, 1);
    let uv = s.signature(false, "TEXCOORD", ComponentType::F32, 2, 2);
    s.entry.inputs[uv].interpolation = InterpolationMode::LinearNoPerspectiveCentroid;
    let id = s.signature(false, "ID", ComponentType::U32, 1, 1);
    let face = s.signature(false, "SV_IsFrontFace", ComponentType::I1, 1, 1);
    let sample = s.signature(false, "SV_SampleIndex", ComponentType::U32, 1, 1);
    let primitive = s.signature(false, "SV_PrimitiveID", ComponentType::U32, 1, 1);
    let clip = s.signature(false, "SV_ClipDistance", ComponentType::F32, 2, 1);
    let coverage = s.signature(false, "SV_Coverage", ComponentType::U32, 1, 1);
    let target0 = s.signature(true, "SV_Target", ComponentType::F32, 4, 1);
    let target2 = s.signature(true, "SV_Target", ComponentType::U32, 1, 1);
    s.entry.outputs[target2].indices = vec![2];
    let depth = s.signature(true, "SV_DepthGreaterEqual", ComponentType::F32, 1, 1);
    let mask = s.signature(true, "SV_Coverage", ComponentType::U32, 1, 1);
    let stencil = s.signature(true, "SV_StencilRef", ComponentType::U32, 1, 1);
    let m = s.body(|b| {
        let p = input(b, position, 0, float4);
        let u = input(b, uv, 1, float2);
        let x = b.extract(u, 0);
        let zero = b.ctx.f32(0.0);
        let c = b.fcmp(FloatPredicate::Olt, x, zero);
        b.intrinsic(Intrinsic::Discard, TypeId::VOID, &[c]);
        let helper = b.intrinsic(Intrinsic::IsHelperLane, TypeId::I1, &[]);
        let dx = b.intrinsic(Intrinsic::DdxCoarse, float2, &[u]);
        let dy = b.intrinsic(Intrinsic::DdyFine, float2, &[dx]);
        let y = b.extract(dy, 1);
        let y4 = b.splat(y, 4);
        let sum = b.binary(Opcode::FMul, p, y4);
        output(b, target0, 0, sum);
        let mut n = input(b, id, 0, TypeId::I32);
        for e in [face, sample, primitive, coverage] {
            let v = input(b, e, 0, TypeId::I32);
            n = b.binary(Opcode::Xor, n, v);
        }
        let h = b.cast(Opcode::ZExt, helper, TypeId::I32);
        n = b.binary(Opcode::Or, n, h);
        output(b, target2, 0, n);
        let d = input(b, clip, 0, float2);
        let d = b.extract(d, 1);
        output(b, depth, 0, d);
        output(b, mask, 0, n);
        output(b, stencil, 0, n);
        let (e, r) = (b.ctx.i32(uv as u32), b.ctx.i32(0));
        b.intrinsic(Intrinsic::EvalCentroid, float2, &[e, r]);
        b.intrinsic(Intrinsic::EvalSnapped, float2, &[e, r, n, n]);
        b.intrinsic(Intrinsic::EvalSample, float2, &[e, r, n]);
    });
    let text = check(&m);
    for word in
        ["OpDemoteToHelperInvocation", "DepthGreater", "Flat", "NoPerspective", "Centroid", "Location 2"]
    {
        assert!(text.contains(word), "{word}: {text}");
    }
    let options = Options { dx_position_w: true, ..Options::default() };
    let bytes = trefoil_spirv::emit(m, &options).unwrap();
    assert!(trefoil_spirv::disassemble(&bytes).unwrap().contains("OpFDiv"));
}

#[test]
fn a_discard_in_a_loop_header_leaves_the_merge_there() {
    let mut s = Shader::new(Stage::Pixel);
    let x = s.signature(false, "X", ComponentType::F32, 1, 1);
    let target = s.signature(true, "SV_Target", ComponentType::F32, 1, 1);
    let m = s.body(|b| {
        let x = input(b, x, 0, TypeId::FLOAT);
        let zero = b.ctx.f32(0.0);
        let c = b.fcmp(FloatPredicate::Olt, x, zero);
        let (header, merge) = (b.new_block(), b.new_block());
        b.br(header);
        b.start_block(header);
        b.intrinsic(Intrinsic::Discard, TypeId::VOID, &[c]);
        b.cond_br(c, header, merge);
        b.func.blocks[header].merge = Merge::Loop { merge, cont: header, hint: Hint::None };
        b.start_block(merge);
        output(b, target, 0, x);
    });
    check(&m);
}

#[test]
fn textures_are_sampled_every_way() {
    use Intrinsic::*;
    let mut s = Shader::new(Stage::Pixel);
    let float4 = s.vector(TypeId::FLOAT, 4);
    let uvw = s.signature(false, "UVW", ComponentType::F32, 4, 1);
    let target = s.signature(true, "SV_Target", ComponentType::F32, 4, 1);
    let sampler = s.sampler("S");
    let compare = s.resource("C", ResourceType::plain(ResourceKind::SamplerComparison));
    let kinds = [
        ResourceKind::Texture1D,
        ResourceKind::Texture1DArray,
        ResourceKind::Texture2D,
        ResourceKind::Texture2DArray,
        ResourceKind::Texture3D,
        ResourceKind::TextureCube,
        ResourceKind::TextureCubeArray,
    ];
    let textures: Vec<_> = kinds.iter().map(|&k| (k, s.texture("T", k, TypeId::FLOAT, false))).collect();
    let m = s.body(|b| {
        let all = input(b, uvw, 0, float4);
        let x = b.extract(all, 0);
        let (sh, ch) = (handle(b, sampler), handle(b, compare));
        let mut sum = all;
        for (kind, t) in textures {
            let lanes: Vec<u32> = (0..kind.coordinates()).collect();
            let at = b.swizzle(all, &lanes);
            let dims = kind.dimensions();
            let d = b.swizzle(all, &lanes[..dims as usize]);
            let cube = matches!(kind, ResourceKind::TextureCube | ResourceKind::TextureCubeArray);
            let offset = if cube {
                b.ctx.poison(TypeId::I32)
            } else {
                let one = b.ctx.int(TypeId::I32, 0xffff_ffff);
                b.splat(one, dims)
            };
            let th = handle(b, t);
            let half = b.ctx.f32(0.5);
            for (which, operands) in [
                (Sample, vec![th, sh, at, offset, half]),
                (Sample, vec![th, sh, at, offset]),
                (SampleBias, vec![th, sh, at, x, offset]),
                (SampleGrad, vec![th, sh, at, d, d, offset, half]),
                (SampleLevel, vec![th, sh, at, x, offset]),
            ] {
                let v = b.intrinsic(which, float4, &operands);
                sum = b.binary(Opcode::FAdd, sum, v);
            }
            if kind == ResourceKind::Texture3D {
                continue;
            }
            for (which, operands) in [
                (SampleCmp, vec![th, ch, at, x, offset]),
                (SampleCmpLevelZero, vec![th, ch, at, x, offset]),
                (SampleCmpLevel, vec![th, ch, at, x, half, offset]),
            ] {
                let v = b.intrinsic(which, TypeId::FLOAT, &operands);
                let v = b.splat(v, 4);
                sum = b.binary(Opcode::FAdd, sum, v);
            }
            let lod = b.intrinsic(CalculateLod, TypeId::FLOAT, &[th, sh, d]);
            let lod2 = b.intrinsic(CalculateLodUnclamped, TypeId::FLOAT, &[th, sh, d]);
            let v = b.vector(&[lod, lod2, lod, lod2]);
            sum = b.binary(Opcode::FAdd, sum, v);
            if dims >= 2 {
                let two = b.ctx.i32(2);
                let v = b.intrinsic(Gather, float4, &[th, sh, at, offset, two]);
                let zero = b.ctx.i32(0);
                let w = b.intrinsic(GatherCmp, float4, &[th, ch, at, x, offset, zero]);
                sum = b.binary(Opcode::FAdd, sum, v);
                sum = b.binary(Opcode::FAdd, sum, w);
                if !cube {
                    let lanes: Vec<Value> = (0..8).map(|n| b.ctx.i32(n)).collect();
                    let four = b.vector(&lanes);
                    let v = b.intrinsic(Gather, float4, &[th, sh, at, four, two]);
                    sum = b.binary(Opcode::FAdd, sum, v);
                    let i = b.cast(Opcode::FpToSi, x, TypeId::I32);
                    let pair = b.splat(i, 2);
                    let v = b.intrinsic(Gather, float4, &[th, sh, at, pair, two]);
                    sum = b.binary(Opcode::FAdd, sum, v);
                    let parts = [i, i, i, i, i, i, i, i];
                    let eight = b.vector(&parts);
                    let v = b.intrinsic(Gather, float4, &[th, sh, at, eight, two]);
                    sum = b.binary(Opcode::FAdd, sum, v);
                    let v = b.intrinsic(GatherCmp, float4, &[th, ch, at, x, eight, two]);
                    sum = b.binary(Opcode::FAdd, sum, v);
                }
            }
            let int4 = b.ctx.types.vector(TypeId::I32, 4);
            let zero = b.ctx.i32(0);
            let size = b.intrinsic(GetDimensions, int4, &[th, zero]);
            let v = b.cast(Opcode::UiToFp, size, float4);
            sum = b.binary(Opcode::FAdd, sum, v);
        }
        output(b, target, 0, sum);
    });
    check(&m);
}

#[test]
fn status_and_samples_of_textures() {
    let mut s = Shader::new(Stage::Pixel);
    let float4 = s.vector(TypeId::FLOAT, 4);
    let x = s.signature(false, "X", ComponentType::U32, 2, 1);
    let target = s.signature(true, "SV_Target", ComponentType::F32, 4, 1);
    let ms = s.texture("M", ResourceKind::Texture2DMS, TypeId::FLOAT, false);
    let mut t = ResourceType::plain(ResourceKind::Texture2D);
    (t.element, t.component) = (TypeId::HALF, ComponentType::F16);
    let half = s.resource("H", t);
    let sampler = s.sampler("S");
    let m = s.body(|b| {
        let int2 = b.ctx.types.vector(TypeId::I32, 2);
        let float2 = b.ctx.types.vector(TypeId::FLOAT, 2);
        let at = input(b, x, 0, int2);
        let h = handle(b, ms);
        let n = b.extract(at, 0);
        let offset = b.ctx.poison(TypeId::I32);
        let pair = b.ctx.types.literal_struct(&[float4, TypeId::I1]);
        let both = b.intrinsic(Intrinsic::LoadTexture, pair, &[h, at, n, offset]);
        let v = b.extract_value(both, 0);
        let ok = b.extract_value(both, 1);
        let other = b.intrinsic(Intrinsic::LoadTexture, float4, &[h, at, n, offset]);
        let v = b.select(ok, v, other);
        let (th, sh) = (handle(b, half), handle(b, sampler));
        let f = b.cast(Opcode::UiToFp, at, float2);
        let one = b.intrinsic(Intrinsic::Sample, TypeId::HALF, &[th, sh, f, offset]);
        let one = b.cast(Opcode::FpExt, one, TypeId::FLOAT);
        let one = b.splat(one, 4);
        let v = b.binary(Opcode::FAdd, v, one);
        output(b, target, 0, v);
    });
    let text = check(&m);
    assert!(text.contains("OpImageSparseFetch"), "{text}");
}

#[test]
fn attributes_of_single_vertices_and_barycentrics() {
    let mut s = Shader::new(Stage::Pixel);
    let float3 = s.vector(TypeId::FLOAT, 3);
    let bary = s.signature(false, "SV_Barycentrics", ComponentType::F32, 3, 1);
    let color = s.signature(false, "COLOR", ComponentType::F32, 3, 1);
    s.entry.inputs[color].interpolation = InterpolationMode::Constant;
    let target = s.signature(true, "SV_Target", ComponentType::F32, 3, 1);
    let m = s.body(|b| {
        let w = input(b, bary, 0, float3);
        let operands = [b.ctx.i32(color as u32), b.ctx.i32(0), b.ctx.i32(2)];
        let v = b.intrinsic(Intrinsic::AttributeAtVertex, float3, &operands);
        let v = b.binary(Opcode::FMul, v, w);
        output(b, target, 0, v);
    });
    check(&m);
}

#[test]
fn ordered_resources_are_held_by_one_critical_section() {
    let mut s = Shader::new(Stage::Pixel);
    let position = s.signature(false, "SV_Position", ComponentType::F32, 4, 1);
    let mut ty = ResourceType::plain(ResourceKind::Texture2D);
    (ty.element, ty.component) = (TypeId::FLOAT, ComponentType::F32);
    (ty.writable, ty.rasterizer_ordered) = (true, true);
    let image = s.resource("I", ty);
    let m = s.body(|b| {
        let float4 = b.ctx.types.vector(TypeId::FLOAT, 4);
        let int2 = b.ctx.types.vector(TypeId::I32, 2);
        let p = input(b, position, 0, float4);
        let p = b.swizzle(p, &[0, 1]);
        let at = b.cast(Opcode::FpToUi, p, int2);
        let h = handle(b, image);
        let t = element(b, h, at);
        let v = b.load(TypeId::FLOAT, t);
        let w = b.binary(Opcode::FAdd, v, v);
        b.store(w, t);
    });
    let text = check(&m);
    assert!(text.contains("PixelInterlockOrdered"), "{text}");
}

#[test]
fn registers_become_bindings_with_shifts() {
    use trefoil_spirv::RegisterShift;
    let mut s = Shader::new(Stage::Pixel);
    let target = s.signature(true, "SV_Target", ComponentType::F32, 4, 1);
    let float4 = s.vector(TypeId::FLOAT, 4);
    let a = s.texture("A", ResourceKind::TypedBuffer, TypeId::FLOAT, false);
    let c = s.texture("B", ResourceKind::TypedBuffer, TypeId::FLOAT, false);
    let d = s.texture("C", ResourceKind::TypedBuffer, TypeId::FLOAT, false);
    s.module.ctx.resources[c].lower_bound = Some(3);
    s.module.ctx.resources[c].space = 2;
    s.module.ctx.resources[d].vk_binding = Some((0, 0));
    let m = s.body(|b| {
        let zero = b.ctx.i32(0);
        let mut sum = b.ctx.zero(float4);
        for r in [a, c, d] {
            let h = handle(b, r);
            let p = element(b, h, zero);
            let v = b.load(float4, p);
            sum = b.binary(Opcode::FAdd, sum, v);
        }
        output(b, target, 0, sum);
    });
    let shift = RegisterShift { all: 10, spaces: vec![(2, 100)] };
    let bytes = trefoil_spirv::emit(m, &Options { t_shift: shift, ..Options::default() }).unwrap();
    let text = trefoil_spirv::disassemble(&bytes).unwrap();
    for word in ["Binding 0", "Binding 1", "Binding 103", "DescriptorSet 2"] {
        assert!(text.contains(word), "{word}: {text}");
    }
}

#[test]
fn what_is_not_supported_says_so() {
    let s = Shader::new(Stage::Mesh);
    let m = s.body(|_| {});
    let errors = trefoil_spirv::emit(m, &Options::default()).unwrap_err();
    assert!(errors[0].to_string().contains("mesh"), "{}", errors[0]);
    let m = Shader::new(Stage::Geometry).body(|_| {});
    let errors = trefoil_spirv::emit(m, &Options::default()).unwrap_err();
    assert!(errors[0].to_string().contains("does not say what a geometry shader"), "{}", errors[0]);
    assert_eq!(TargetEnv::from_name("vulkan1.3"), Some(TargetEnv::Vulkan1_3));
}

#[test]
fn options_bind_registers_globals_and_the_whole_interface() {
    use trefoil_spirv::RegisterBinding;
    let mut s = Shader::new(Stage::Pixel);
    let target = s.signature(true, "SV_Target", ComponentType::F32, 4, 1);
    s.signature(false, "UNUSED", ComponentType::F32, 4, 1);
    s.signature(false, "SV_IsFrontFace", ComponentType::I1, 1, 1);
    let float4 = s.vector(TypeId::FLOAT, 4);
    let a = s.texture("A", ResourceKind::TypedBuffer, TypeId::FLOAT, false);
    let c = s.texture("$Globals", ResourceKind::TypedBuffer, TypeId::FLOAT, false);
    let d = s.texture("C", ResourceKind::TypedBuffer, TypeId::FLOAT, false);
    s.module.ctx.resources[a].lower_bound = Some(3);
    s.module.ctx.resources[d].lower_bound = Some(4);
    let m = s.body(|b| {
        let zero = b.ctx.i32(0);
        let mut sum = b.ctx.zero(float4);
        for r in [a, c, d] {
            let h = handle(b, r);
            let p = element(b, h, zero);
            let v = b.load(float4, p);
            sum = b.binary(Opcode::FAdd, sum, v);
        }
        output(b, target, 0, sum);
    });
    let bound = |register, binding| RegisterBinding {
        class: ResourceClass::Srv,
        register,
        space: 0,
        binding,
        set: 5,
    };
    let options = Options {
        registers: vec![bound(3, 40), bound(4, 42)],
        globals: Some((41, 6)),
        preserve_interface: true,
        maximal_reconvergence: true,
        ..Options::default()
    };
    let bytes = trefoil_spirv::emit(m, &options).unwrap();
    let text = trefoil_spirv::disassemble(&bytes).unwrap();
    for word in [
        "Binding 40",
        "DescriptorSet 5",
        "Binding 41",
        "DescriptorSet 6",
        "Binding 42",
        "FrontFacing",
        "Input",
    ] {
        assert!(text.contains(word), "{word}: {text}");
    }
    tool("spirv-val", &["--target-env", "vulkan1.1", "-"], &bytes).unwrap();
}

#[test]
fn registers_that_are_not_given_are_shifted_if_asked() {
    let mut s = Shader::new(Stage::Pixel);
    let target = s.signature(true, "SV_Target", ComponentType::F32, 4, 1);
    let float4 = s.vector(TypeId::FLOAT, 4);
    let resource = s.texture("C", ResourceKind::TypedBuffer, TypeId::FLOAT, false);
    let m = s.body(|b| {
        let zero = b.ctx.i32(0);
        let h = handle(b, resource);
        let p = element(b, h, zero);
        let v = b.load(float4, p);
        output(b, target, 0, v);
    });
    let t_shift = trefoil_spirv::RegisterShift { all: 70, spaces: Vec::new() };
    let bytes = trefoil_spirv::emit(m, &Options { auto_shift: true, t_shift, ..Options::default() }).unwrap();
    let text = trefoil_spirv::disassemble(&bytes).unwrap();
    assert!(text.contains("Binding 70"), "{text}");
}

#[test]
fn an_offset_at_run_time_moves_the_coordinates_of_the_first_level() {
    let mut s = Shader::new(Stage::Pixel);
    let uvw = s.signature(false, "UVW", ComponentType::F32, 3, 1);
    let at = s.signature(false, "AT", ComponentType::I32, 2, 1);
    let target = s.signature(true, "SV_Target", ComponentType::F32, 1, 1);
    let t = s.texture("T", ResourceKind::Texture2DArray, TypeId::FLOAT, false);
    let compare = s.resource("C", ResourceType::plain(ResourceKind::SamplerComparison));
    let float3 = s.vector(TypeId::FLOAT, 3);
    let int2 = s.vector(TypeId::I32, 2);
    let m = s.body(|b| {
        let coordinates = input(b, uvw, 0, float3);
        let offset = input(b, at, 0, int2);
        let (th, ch) = (handle(b, t), handle(b, compare));
        let half = b.ctx.f32(0.5);
        let operands = [th, ch, coordinates, half, offset];
        let v = b.intrinsic(Intrinsic::SampleCmpLevelZero, TypeId::FLOAT, &operands);
        output(b, target, 0, v);
    });
    let text = check(&m);
    assert!(text.contains("OpImageQuerySizeLod"), "{text}");
}

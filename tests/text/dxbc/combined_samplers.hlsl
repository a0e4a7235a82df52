// The older language: a sampler that is a texture too becomes a texture and a sampler with its name; of `sampler_state` nothing stays. A
// bare `sampler` is one where functions alone sample.
// RUN: %trefoil dxc -T ps_4_0 -Gec -E ps %s -Fo %t.dxbc -Wno-effects-syntax 2>&1 | %filecheck %s --check-prefix=SAID
// RUN: %trefoil dis %t.dxbc | %filecheck %s --match-full-lines
// RUN: %vkd3d -x dxbc-tpf -b spirv-binary %t.dxbc -o %t.spv
// RUN: %trefoil dxc -T vs_5_0 -Gec -E vs %s -Fo %t.vs.dxbc
// RUN: %trefoil dis %t.vs.dxbc | %filecheck %s --match-full-lines --check-prefix=VS
// RUN: not %trefoil dxc -T ps_6_0 -Gec -E ps %s -Fo %t.dxil 2>&1 | %filecheck %s --check-prefix=DXIL
// RUN: not %trefoil dxc -T ps_5_0 -Gec -DWRONG -E wrong %s -Fo %t.dxbc 2>&1 | %filecheck %s --check-prefix=WRONG

// SAID: combined_samplers.hlsl:[[#PS:]]:8: warning: DX9-style semantic "COLOR" mapped to DX10 system semantic "SV_Target"
// DXIL: error: unknown type name 'sampler2D'

// CHECK: // smooth                            sampler      NA          NA     0    0         1
// CHECK: // plain                             sampler      NA          NA     0    3         1
// CHECK: // plain                             texture  float4        cube     0    0         1
// CHECK: // smooth                            texture  float4          2d     0    1         1
// CHECK: ps_4_0
// CHECK: dcl_sampler s0, mode_default
// CHECK: dcl_sampler s3, mode_default
// CHECK: dcl_resource_texturecube (float,float,float,float) t0
// CHECK: dcl_resource_texture2d (float,float,float,float) t1
// CHECK-NOT: dcl_resource{{.*}}
// CHECK: sample_b r{{[0-9]}}.xyzw, {{.*}}, t1.xyzw, s0, {{.*}}
// CHECK: ret

// VS: dcl_output_siv o0.xyzw, position
// VS: sample_l r{{[0-9]}}.xyzw, {{.*}}, t0.xyzw, s0, {{.*}}

texture image < string name = "wood.dds"; >;
sampler plain : register(s3);
sampler2D smooth = sampler_state { Texture = <image>; MinFilter = Linear; };

float4 through(sampler2D some, float2 at)
{
    return tex2D(some, at) + tex2Dbias(some, float4(at, 0, 1)) + tex2Dproj(some, float4(at, 0, 2));
}

float4 ps(float3 at : TEXCOORD0) : COLOR
{
    return through(smooth, at.xy) + texCUBE(plain, at) + tex2Dgrad(smooth, at.xy, ddx(at.xy), ddy(at.xy));
}

float4 vs(float4 at : POSITION) : POSITION
{
    return at + tex2Dlod(smooth, at);
}

#ifdef WRONG
float4 wrong(float2 at : TEXCOORD0) : COLOR
{
    // WRONG: combined_samplers.hlsl:[[#@LINE+1]]:12: error: no matching function for call to 'tex2D'
    return tex2D(at, at);
}
#endif

technique Draw < int order = 1; >
{
    pass First { VertexShader = compile vs_2_0 vs(); PixelShader = compile ps_2_0 ps(); }
}

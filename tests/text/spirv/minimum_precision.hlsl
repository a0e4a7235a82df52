// What is computed in a type of minimum precision may be computed in 16 bits by hardware that has them: the operations say so, the
// variables and members, and what is read from them. What is computed in `float` does not, though a half goes into it; and native
// 16-bit types need no permission.
// RUN: %trefoil dxc -spirv -T ps_6_2 %s -Fo %t
// RUN: %spirv-val --target-env vulkan1.0 %t
// RUN: %spirv-dis %t | %filecheck %s
// RUN: %spirv-dis %t | %filecheck %s --check-prefix=VALUES
// RUN: %spirv-dis %t | %filecheck %s --check-prefix=FULL
// RUN: %dxc %s -T ps_6_2 -spirv -o %t.dxc.spv
// RUN: %spirv-dis %t.dxc.spv | %filecheck %s
// RUN: %spirv-dis %t.dxc.spv | %filecheck %s --check-prefix=VALUES
// RUN: %trefoil dxc -spirv -T ps_6_2 -enable-16bit-types %s -Fo %t
// RUN: %spirv-dis %t | %filecheck %s --check-prefix=NATIVE
// NATIVE: OpEntryPoint Fragment
// NATIVE-NOT: RelaxedPrecision

// CHECK-DAG: OpMemberDecorate %{{.*Light}} 0 RelaxedPrecision
// CHECK-DAG: OpDecorate %albedo RelaxedPrecision
// CHECK-DAG: OpDecorate %in_var_TINT RelaxedPrecision
// VALUES: OpDecorate %{{[0-9]+}} RelaxedPrecision
// VALUES: OpDecorate %{{[0-9]+}} RelaxedPrecision
// VALUES: OpDecorate %{{[0-9]+}} RelaxedPrecision
// VALUES: OpDecorate %{{[0-9]+}} RelaxedPrecision
// VALUES: OpDecorate %{{[0-9]+}} RelaxedPrecision
// VALUES: OpDecorate %{{[0-9]+}} RelaxedPrecision
// FULL: OpEntryPoint Fragment
// FULL-NOT: OpMemberDecorate %{{.*Light}} 1 RelaxedPrecision
// FULL-NOT: Decorate %{{normals|in_var_AT|out_var_SV_Target}} RelaxedPrecision

struct Light
{
    min16float3 color;
    float range;
};
cbuffer Lit { Light light; }
Texture2D<min16float4> albedo : register(t0);
Texture2D<float4> normals : register(t1);
SamplerState linearly : register(s0);

float4 main(float2 at : AT, min16float3 tint : TINT) : SV_Target
{
    min16float4 surface = albedo.Sample(linearly, at);
    min16float3 lit = surface.rgb * tint * light.color;
    float3 normal = normals.Sample(linearly, at).xyz;
    return float4(normal * light.range + lit, surface.a);
}

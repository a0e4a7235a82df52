// The objects in the structure of a ConstantBuffer are resources of their own, numbered after all others; its numbers lie as if they
// stood in a cbuffer of its name, where its register is.
// RUN: %trefoil dxc -T ps_6_0 %s -Fo %t.dxil
// RUN: %dxc-dis %t.dxil | %filecheck %s
// CHECK: cbuffer material
// CHECK: float4 tint;{{.*}}Offset:    0
// CHECK: float roughness;{{.*}}Offset:   16
// CHECK: material{{.*}}cbuffer{{.*}}CB0     cb3,space2     1
// CHECK: material.linear_clamp{{.*}}sampler{{.*}}s0     1
// CHECK: sky{{.*}}t0     1
// CHECK: material.albedo{{.*}}texture{{.*}}t1     1
// CHECK: cbufferLoadLegacy.f32(i32 59, {{.*}}, i32 0)
// CHECK: cbufferLoadLegacy.f32(i32 59, {{.*}}, i32 1)
struct Material
{
    float4 tint;
    Texture2D albedo;
    SamplerState linear_clamp;
    float roughness;
};
ConstantBuffer<Material> material : register(b3, space2);
Texture2D sky;

float4 main(float2 at : AT) : SV_Target
{
    return material.albedo.Sample(material.linear_clamp, at) * material.tint + material.roughness * sky.Load(int3(0, 0, 0));
}

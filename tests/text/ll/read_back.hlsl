// What is printed is read back: resources, layouts, signatures and structure come along, and the bytes are the same.
// RUN: %trefoil compile %s -T ps_6_0 --emit ll -o %t.ll
// RUN: %trefoil compile %t.ll -T ps_6_0 --emit ll -o - | %filecheck %s
// RUN: %opt -S -passes=verify %t.ll -o %t.out
// RUN: %trefoil compile %t.ll -T ps_6_0 -o %t.dxil
// RUN: %dxc-validate %t.dxil

// CHECK: target triple = "dxil-pc-shadermodel6.0-pixel"
// CHECK: %Scene.cb = type { [4 x <4 x float>], <3 x float>, float }
// CHECK: define void @main() #0 {
// CHECK: br label %{{.*}}, !trefoil.merge !{!"loop", !"
// CHECK: attributes #0 = { "hlsl.shader"="pixel" }
// CHECK: !trefoil.entries
// CHECK: !trefoil.resources
// CHECK: !trefoil.layouts
// CHECK: !"TEXCOORD"

cbuffer Scene : register(b1)
{
    float4x4 view;
    float3 light;
    float gloss;
}

Texture2D<float4> colors[4] : register(t3, space2);
SamplerState linear_sampler : register(s0);

float4 main(float2 uv : TEXCOORD0, nointerpolation uint n : COUNT) : SV_Target
{
    float4 sum = float4(light, gloss);
    [loop]
    for (uint i = 0; i < n; ++i)
        sum = mul(view, sum) + colors[i & 3].Sample(linear_sampler, uv);
    return sum;
}

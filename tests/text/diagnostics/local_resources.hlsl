// Variables of resources are names for what the pipeline binds. One that is chosen at run time is refused alike for
// every target; an array of resources is what to index then.
// RUN: %trefoil compile %s -T ps_6_0 -E main -o %t.dxil
// RUN: %dxc-validate %t.dxil
// RUN: %trefoil compile %s -T ps_6_0 -E main --emit spirv -o %t.spv
// RUN: %spirv-val --target-env vulkan1.3 %t.spv
// RUN: %trefoil compile %s -T ps_5_1 -E main -o %t.dxbc
// RUN: not %trefoil compile %s -T ps_6_0 -E chosen 2>&1 | %filecheck %s
// RUN: not %trefoil compile %s -T ps_6_0 -E chosen --emit spirv 2>&1 | %filecheck %s
// RUN: not %trefoil compile %s -T ps_5_1 -E chosen 2>&1 | %filecheck %s

// CHECK: local_resources.hlsl:[[# @LINE + 17]]:{{.*}}: error: local resource not guaranteed to map to unique global resource

SamplerState state;
Texture2D<float4> first, second;
Texture2D<float4> all[4];

float4 main(float2 uv : UV, int i : I) : SV_Target
{
    Texture2D<float4> two[2] = { first, second };
    Texture2D<float4> four[4] = all;
    Texture2D<float4> one = two[0];
    return one.Sample(state, uv) + two[1].Sample(state, uv) + four[i].Sample(state, uv);
}

float4 chosen(float2 uv : UV, int i : I) : SV_Target
{
    Texture2D<float4> one = first;
    if (i > 2)
        one = second;
    return one.Sample(state, uv);
}

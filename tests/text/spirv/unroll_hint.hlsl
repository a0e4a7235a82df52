// For SPIR-V [unroll] is a hint that a loop keeps: what it costs decides whether it is written out here. A loop in which a texel offset
// counts is, since that must be constant.
// RUN: %trefoil dxc -spirv -T ps_6_0 -E large %s -Fo %t
// RUN: %spirv-val %t
// RUN: %spirv-dis %t | %filecheck %s --check-prefix=LARGE
// RUN: %trefoil dxc -spirv -T ps_6_0 -E small %s -Fo %t
// RUN: %spirv-dis %t | %filecheck %s --check-prefix=WRITTEN
// RUN: %trefoil dxc -spirv -T ps_6_0 -E offsets %s -Fo %t
// RUN: %spirv-val %t
// RUN: %spirv-dis %t | %filecheck %s --check-prefix=WRITTEN
// RUN: %trefoil dxc -T ps_6_0 -E large %s -Fo %t
// RUN: %dxc-dis %t | %filecheck %s --check-prefix=ORDER

// LARGE: OpLoopMerge {{%[0-9a-z_]+}} {{%[0-9a-z_]+}} Unroll
// WRITTEN-NOT: OpLoopMerge
// ORDER-NOT: phi

Texture2D<float4> color;
SamplerState linear_sampler;
cbuffer Frame
{
    float4 weights[16];
};

float4 large(float2 uv : UV) : SV_Target
{
    float4 sum = 0;
    [unroll]
    for (int i = 0; i < 16; ++i)
        sum += color.Sample(linear_sampler, uv + weights[i].xy) * weights[i].z + saturate(sum) * weights[i].w;
    return sum;
}

float4 small(float4 v : V) : SV_Target
{
    [unroll]
    for (int i = 0; i < 3; ++i)
        v *= v;
    return v;
}

float4 offsets(float2 uv : UV) : SV_Target
{
    float4 sum = 0;
    [unroll]
    for (int i = -7; i <= 7; ++i)
        sum += color.Sample(linear_sampler, uv, int2(i, 0)) * weights[abs(i)].x + saturate(sum) * weights[abs(i)].y;
    return sum;
}

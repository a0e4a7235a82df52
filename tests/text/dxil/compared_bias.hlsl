// SM 6.8: comparisons with a bias and with gradients, and the flag that they need; before 6.8 there are none.
// RUN: %trefoil compile %s -T ps_6_8 -o %t.dxil
// RUN: %dxc-validate %t.dxil
// RUN: %dxc-dis %t.dxil | %filecheck %s
// RUN: %trefoil compile %s -T ps_6_8 --emit spirv -o %t.spv
// RUN: %spirv-val --target-env vulkan1.1 %t.spv
// RUN: %spirv-dis %t.spv | %filecheck %s --check-prefix=SPIRV
// RUN: %trefoil compile %s -T ps_6_8 -D LAST -o %t.last
// RUN: %dxc-validate %t.last
// RUN: %trefoil compile %s -T vs_6_8 -E start -o %t.start
// RUN: %dxc-validate %t.start
// RUN: %trefoil compile %s -T cs_6_8 -E waves -o %t.waves
// RUN: %dxc-validate %t.waves

// CHECK: ; SampleCmp with gradient or bias
// CHECK: call {{.*}} @dx.op.sampleCmpBias.f32(i32 255, {{.*}}, float 5.000000e-01, float 1.000000e+00, float undef)
// CHECK: call {{.*}} @dx.op.sampleCmpBias.f32(i32 255, {{.*}} i32 1, i32 -2, i32 undef, float 5.000000e-01, float 2.000000e+00, float 3.000000e+00)
// CHECK: call {{.*}} @dx.op.sampleCmpGrad.f32(i32 254,
// SPIRV: OpImageSampleDrefImplicitLod %float {{.*}} Bias %float_1
// SPIRV: OpImageSampleDrefImplicitLod %float {{.*}} Bias|ConstOffset|MinLod %float_2
// SPIRV: OpImageSampleDrefExplicitLod %float {{.*}} Grad

Texture2D<float> depth;
Texture2D color;
SamplerComparisonState compare;
SamplerState smooth;

float4 main(float2 uv : UV) : SV_Target
{
    float sum = depth.SampleCmpBias(compare, uv, 0.5, 1) + depth.SampleCmpBias(compare, uv, 0.5, 2, int2(1, -2), 3);
    sum += depth.SampleCmpGrad(compare, uv, 0.25, uv.xx, uv.yy);
#ifdef LAST
    // The validator lets the last sample say whether the flag is there.
    sum += color.Sample(smooth, uv).x;
#endif
    return sum + depth.CalculateLevelOfDetail(compare, uv);
}

float4 start(uint v : SV_VertexID, uint first : SV_StartVertexLocation, uint instance : SV_StartInstanceLocation) : SV_Position
{
    return float4(v - first, instance, 0, 1);
}

RWBuffer<uint> lanes;

[WaveSize(16, 64, 32)]
[numthreads(32, 1, 1)]
void waves(uint i : SV_GroupIndex)
{
    lanes[i] = WaveGetLaneCount();
}

// A bias that is known is brought into the range that the hardware has, in every operation that takes one.
// RUN: %trefoil compile %s -T ps_6_8 -o %t.dxil
// RUN: %dxc-validate %t.dxil
// RUN: %dxc-dis %t.dxil | %filecheck %s

// CHECK-DAG: @dx.op.writeSamplerFeedbackBias({{.*}}, float -1.600000e+01, float undef)
// CHECK-DAG: @dx.op.sampleBias.f32({{.*}}, float 0x402FFAE140000000, float undef)
// CHECK-DAG: @dx.op.sampleCmpBias.f32({{.*}}, float -1.600000e+01, float undef)
// CHECK-DAG: @dx.op.sampleBias.f32({{.*}}, float 1.500000e+01, float undef)

Texture2D t;
SamplerState s;
SamplerComparisonState c;
FeedbackTexture2D<SAMPLER_FEEDBACK_MIN_MIP> map;

float4 main(float2 uv : UV) : SV_Target
{
    map.WriteSamplerFeedbackBias(t, s, uv, -17.0);
    return t.SampleBias(s, uv, 20.0) + t.SampleBias(s, uv, 15.0) + t.SampleCmpBias(c, uv, 0.5, -100);
}

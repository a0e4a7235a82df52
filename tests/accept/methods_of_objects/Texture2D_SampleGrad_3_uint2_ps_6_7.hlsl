// -T ps_6_7 -E main => dxil spirv
Texture2D<uint2> tex; SamplerState smp;
float4 main(float4 f : F, nointerpolation uint4 u : U) : SV_Target {
  float4 r = 0;
  r += tex.SampleGrad(smp, (float2)f, (float2)f, (float2)f, int2(2,-2), (float)f).x;
  return r;
}

// -T ps_6_7 -E main => refused
Texture2D<int3> tex; SamplerComparisonState smp;
float4 main(float4 f : F, nointerpolation uint4 u : U) : SV_Target {
  float4 r = 0;
  r += tex.SampleCmp(smp, (float2)f, (float)f, int2(1,2)).x; //~ 22: error: cannot SampleCmp from resource containing int3
  return r;
}

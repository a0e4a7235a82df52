// -T ps_6_7 -E main => refused
Texture2DArray<uint2> tex; SamplerComparisonState smp;
float4 main(float4 f : F, nointerpolation uint4 u : U) : SV_Target {
  float4 r = 0;
  r += tex.SampleCmpLevel(smp, (float3)f, (float)f, (float)f, int2(2,-2)).x; //~ 27: error: cannot SampleCmpLevel from resource containing uint2
  return r;
}

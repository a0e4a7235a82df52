// -T ps_6_7 -E main => refused
TextureCube<uint2> tex; SamplerComparisonState smp;
float4 main(float4 f : F, nointerpolation uint4 u : U) : SV_Target {
  float4 r = 0;
  r += tex.SampleCmpLevelZero(smp, (float3)f, (float)f).x; //~ 31: error: cannot SampleCmpLevelZero from resource containing uint2
  return r;
}

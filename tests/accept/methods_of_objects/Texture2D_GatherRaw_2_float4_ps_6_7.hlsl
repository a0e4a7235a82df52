// -T ps_6_7 -E main => refused
Texture2D<float4> tex; SamplerState smp;
float4 main(float4 f : F, nointerpolation uint4 u : U) : SV_Target {
  float4 r = 0;
  r += tex.GatherRaw(smp, (float2)f, int2(0,1)).x; //~ 22: error: cannot GatherRaw from resource containing float4
  return r;
}

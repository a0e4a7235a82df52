// -T ps_6_7 -E main => refused
Texture2D<uint2> tex; SamplerState smp;
float4 main(float4 f : F, nointerpolation uint4 u : U) : SV_Target {
  float4 r = 0;
  r += tex.GatherRaw(smp, (float2)f).x; //~ 22: error: cannot GatherRaw from resource containing uint2
  return r;
}

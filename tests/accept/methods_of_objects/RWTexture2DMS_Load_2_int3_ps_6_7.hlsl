// -T ps_6_7 -E main => dxil
RWTexture2DMS<int3> tex; SamplerState smp;
float4 main(float4 f : F, nointerpolation uint4 u : U) : SV_Target {
  float4 r = 0;
  uint v2;
  r += tex.Load((int2)u, (int)u, v2).x;
  r += v2;
  return r;
}

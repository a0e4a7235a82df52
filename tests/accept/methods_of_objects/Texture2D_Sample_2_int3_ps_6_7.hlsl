// -T ps_6_7 -E main => dxil spirv
Texture2D<int3> tex; SamplerState smp;
float4 main(float4 f : F, nointerpolation uint4 u : U) : SV_Target {
  float4 r = 0;
  r += tex.Sample(smp, (float2)f, int2(0,1)).x;
  return r;
}

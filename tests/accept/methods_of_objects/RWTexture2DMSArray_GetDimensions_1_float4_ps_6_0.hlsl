// -T ps_6_0 -E main => refused //~ error: Entry function performs some operation that is incompatible with the shader stage or other entry properties.  See other errors for details.
RWTexture2DMSArray<float4> tex; SamplerState smp;
float4 main(float4 f : F, nointerpolation uint4 u : U) : SV_Target {
  float4 r = 0;
  uint v0;
  uint v1;
  uint v2;
  uint v3;
  tex.GetDimensions(v0, v1, v2, v3);
  r += v0;
  r += v1;
  r += v2;
  r += v3;
  return r;
}

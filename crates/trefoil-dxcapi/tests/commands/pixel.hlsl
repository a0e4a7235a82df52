// ps_6_0 main
#include "common.hlsli"
#ifndef COUNT
#define COUNT 2
#endif
#define RS "RootFlags(0), CBV(b0), DescriptorTable(SRV(t0)), StaticSampler(s0)"
cbuffer Scene { float4 tint; row_major float2x3 m; };
Texture2D<float4> image : register(t0);
SamplerState smp;
float unused;
[RootSignature(RS)]
float4 main(float2 uv : UV, min16float h : HALF) : SV_Target {
  int q = 3.5;
  float4 sum = 0;
  for (int i = 0; i < COUNT; ++i)
    sum += image.Sample(smp, uv * i) * h;
  return sum * tint + scaled(q) + m[1].xyzx;
}
float4 other(float2 uv : UV) : SV_Target { return uv.xyxy; }

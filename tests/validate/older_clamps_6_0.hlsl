// Clamped samples for a validator before 1.8, which does not count them among tiled resources.
//
// SHADER: ps_6_0 -validator-version 1.7
// TAKES: i32 0, i32 0, i32 undef, float 1.000000e+00) => i32 0, i32 0, i32 undef, float 2.000000e+00)
Texture2D<float4> colours : register(t0);
SamplerState clamped : register(s0);
float4 main(float2 at : AT) : SV_Target { return colours.Sample(clamped, at, int2(0, 0), 1.0); }

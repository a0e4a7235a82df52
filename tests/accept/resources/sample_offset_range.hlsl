// -T ps_6_0 => refused
Texture2D t; SamplerState s;
float4 main(float2 uv : UV) : SV_Target { return t.Sample(s, uv, int2(8, 0)); } //~ 50: error: Offsets to texture access operations must be between -8 and 7.

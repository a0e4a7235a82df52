// -T ps_6_0 => refused
Texture2D t; SamplerState s; int2 k;
float4 main(float2 uv : UV) : SV_Target { return t.Sample(s, uv, k); } //~ 50: error: Offsets to texture access operations must be immediate values.

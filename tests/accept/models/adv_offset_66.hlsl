// -T ps_6_6 -E main => refused
Texture2D<float4> t; SamplerState s;
float4 main(float2 uv : UV, nointerpolation int2 o : O) : SV_Target { return t.Sample(s, uv, o); } //~ 78: error: Offsets to texture access operations must be immediate values.

// -T ps_6_0
// except outcome: the range of an offset is not checked yet.
Texture2D t; SamplerState s;
float4 main(float2 uv : UV) : SV_Target { return t.Sample(s, uv, int2(8, 0)); }

// -T ps_6_7 -E main => dxil spirv
Texture2D t;
SamplerState s;
float4 main(float2 at : AT) : SV_Target { return t.Sample(s, at, int2(7, -9)) + t.Load(int3(0, 0, 0), int2(9, 0)); }

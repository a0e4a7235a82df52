// -T ps_6_0 -E main => dxil spirv
Texture2D t;
SamplerState s;
float4 main(float2 at : AT) : SV_Target { return t.Gather(s, at, int2(0, -9)); }

// -T ps_6_7 -E main => dxil
Texture2D<uint> t; SamplerState s;
float4 main(float2 uv : UV) : SV_Target { return t.GatherRaw(s, uv); }

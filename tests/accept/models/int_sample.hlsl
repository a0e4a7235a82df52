// -T ps_6_7 -E main => dxil spirv
Texture2D<uint4> t; SamplerState s;
float4 main(float2 uv : UV) : SV_Target { return t.Sample(s, uv); }

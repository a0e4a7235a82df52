// -T ps_6_0 -E main => dxil spirv
cbuffer C { Texture2D t[3]; uint i; }
SamplerState s;
float4 main() : SV_Target { return t[1].Sample(s, 0) + t[2].Sample(s, 0); }

// -T ps_6_0 -E main => refused
cbuffer C { Texture2D t[3]; uint i; }
SamplerState s;
float4 main() : SV_Target { Texture2D own[3] = t; return own[i].Sample(s, 0); } //~ 58: error: Index for resource array inside cbuffer must be a literal expression

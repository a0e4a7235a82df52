// -T ps_6_0 -E main -spirv => refused
cbuffer C { float a : packoffset(c0); float2 b : packoffset(c0); } //~ 50: error: packoffset caused overlap with previous members
float4 main() : SV_Target { return a; }

// -T ps_6_0 -E main -spirv => refused
cbuffer C { float2x2 m : packoffset(c0); float b : packoffset(c1.w); } //~ 52: error: packoffset caused overlap with previous members
float4 main() : SV_Target { return b; }

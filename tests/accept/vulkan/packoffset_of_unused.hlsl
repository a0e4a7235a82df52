// -T ps_6_0 -E main -spirv => refused
cbuffer C { float4 a : packoffset(c1); float b : packoffset(c1.w); } //~ 46: error: packoffset overlap between 'b', 'a'
float4 main() : SV_Target { return 1; }

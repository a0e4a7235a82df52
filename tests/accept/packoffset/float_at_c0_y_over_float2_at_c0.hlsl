// -T ps_6_6 -E main -HV 2021 => refused
cbuffer C { float2 a : packoffset(c0); float b : packoffset(c0.y); } //~ 46: error: packoffset overlap between 'b', 'a'
float4 main() : SV_Target { return 1; }

// -T ps_6_6 -E main -HV 2021 => refused
cbuffer C { float3 a : packoffset(c0); float2 b : packoffset(c0.z); } //~ 47: error: packoffset overlap between 'b', 'a'
float4 main() : SV_Target { return 1; }

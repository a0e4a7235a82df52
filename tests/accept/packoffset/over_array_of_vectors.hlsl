// -T ps_6_6 -E main -HV 2021 => refused
cbuffer C { float3 a[2] : packoffset(c0); float b : packoffset(c1.y); } //~ 49: error: packoffset overlap between 'b', 'a'
float4 main() : SV_Target { return 1; }

// -T ps_6_6 -E main -HV 2021 => refused
cbuffer C { float a : packoffset(c0.y); double b : packoffset(c0); } //~ 48: error: packoffset overlap between 'b', 'a'
float4 main() : SV_Target { return 1; }

// -T ps_6_6 -E main -HV 2021 => refused
cbuffer C { float a : packoffset(c1); double b : packoffset(c0.w); } //~ 46: error: packoffset overlap between 'b', 'a'
float4 main() : SV_Target { return 1; }

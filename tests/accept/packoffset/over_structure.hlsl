// -T ps_6_6 -E main -HV 2021 => refused
cbuffer C { struct { float a; float4 b; } a : packoffset(c0); float b : packoffset(c1); } //~ 69: error: packoffset overlap between 'b', 'a'
float4 main() : SV_Target { return 1; }

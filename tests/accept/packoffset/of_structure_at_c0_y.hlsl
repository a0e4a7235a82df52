// -T ps_6_6 -E main -HV 2021 => refused
cbuffer C { struct { float a; } x : packoffset(c0.y); } //~ 37: error: register or offset bind not valid
float4 main() : SV_Target { return 1; }

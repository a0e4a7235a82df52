// -T ps_6_6 -E main -HV 2021 => refused
cbuffer C { float2 x : packoffset(c0.w); } //~ 24: error: register or offset bind not valid
float4 main() : SV_Target { return 1; }

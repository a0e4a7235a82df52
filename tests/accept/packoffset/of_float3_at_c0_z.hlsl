// -T ps_6_6 -E main -HV 2021 => refused
cbuffer C { float3 x : packoffset(c0.z); } //~ 24: error: register or offset bind not valid
float4 main() : SV_Target { return 1; }

// -T ps_6_6 -E main -HV 2021 => dxil spirv
cbuffer C { float x : packoffset(c1) : register(c2); }
float4 main() : SV_Target { return 1; }

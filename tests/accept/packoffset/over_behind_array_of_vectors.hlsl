// -T ps_6_6 -E main -HV 2021 => dxil
cbuffer C { float3 a[2] : packoffset(c0); float b : packoffset(c1.z); }
float4 main() : SV_Target { return 1; }

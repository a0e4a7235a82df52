// -T ps_6_6 -E main -HV 2021 => dxil
cbuffer C0 { float4 a0 : packoffset(c0); float4 b0 : packoffset(c0); }
cbuffer C1 { float4 a1 : packoffset(c0); float4 b1 : packoffset(c1); }
cbuffer C2 { float4 a2 : packoffset(c1); float4 b2 : packoffset(c0); }
cbuffer C3 { float4 a3 : packoffset(c1); float4 b3 : packoffset(c1); }
float4 main() : SV_Target { return 1; }

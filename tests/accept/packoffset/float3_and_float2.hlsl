// -T ps_6_6 -E main -HV 2021 => dxil
cbuffer C0 { float3 a0 : packoffset(c0); float2 b0 : packoffset(c0); }
cbuffer C1 { float3 a1 : packoffset(c0); float2 b1 : packoffset(c1); }
cbuffer C2 { float3 a2 : packoffset(c0); float2 b2 : packoffset(c1.y); }
cbuffer C3 { float3 a3 : packoffset(c0.y); float2 b3 : packoffset(c0.y); }
cbuffer C4 { float3 a4 : packoffset(c0.y); float2 b4 : packoffset(c1); }
cbuffer C5 { float3 a5 : packoffset(c0.y); float2 b5 : packoffset(c1.y); }
cbuffer C6 { float3 a6 : packoffset(c1); float2 b6 : packoffset(c0); }
cbuffer C7 { float3 a7 : packoffset(c1); float2 b7 : packoffset(c0.y); }
cbuffer C8 { float3 a8 : packoffset(c1); float2 b8 : packoffset(c0.z); }
cbuffer C9 { float3 a9 : packoffset(c1); float2 b9 : packoffset(c1); }
float4 main() : SV_Target { return 1; }

// -T ps_6_6 -E main -HV 2021 => dxil
cbuffer C0 { float2x2 a0 : packoffset(c0); float b0 : packoffset(c0); }
cbuffer C1 { float2x2 a1 : packoffset(c0); float b1 : packoffset(c1); }
cbuffer C2 { float2x2 a2 : packoffset(c0); float b2 : packoffset(c1.y); }
cbuffer C3 { float2x2 a3 : packoffset(c1); float b3 : packoffset(c0); }
cbuffer C4 { float2x2 a4 : packoffset(c1); float b4 : packoffset(c0.y); }
cbuffer C5 { float2x2 a5 : packoffset(c1); float b5 : packoffset(c0.z); }
cbuffer C6 { float2x2 a6 : packoffset(c1); float b6 : packoffset(c0.w); }
cbuffer C7 { float2x2 a7 : packoffset(c1); float b7 : packoffset(c1); }
float4 main() : SV_Target { return 1; }

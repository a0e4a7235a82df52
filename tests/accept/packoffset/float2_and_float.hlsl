// -T ps_6_6 -E main -HV 2021 => dxil
cbuffer C0 { float2 a0 : packoffset(c0); float b0 : packoffset(c0); }
cbuffer C1 { float2 a1 : packoffset(c0); float b1 : packoffset(c0.z); }
cbuffer C2 { float2 a2 : packoffset(c0); float b2 : packoffset(c0.w); }
cbuffer C3 { float2 a3 : packoffset(c0); float b3 : packoffset(c1); }
cbuffer C4 { float2 a4 : packoffset(c0); float b4 : packoffset(c1.y); }
cbuffer C5 { float2 a5 : packoffset(c0.y); float b5 : packoffset(c0); }
cbuffer C6 { float2 a6 : packoffset(c0.y); float b6 : packoffset(c0.y); }
cbuffer C7 { float2 a7 : packoffset(c0.y); float b7 : packoffset(c0.w); }
cbuffer C8 { float2 a8 : packoffset(c0.y); float b8 : packoffset(c1); }
cbuffer C9 { float2 a9 : packoffset(c0.y); float b9 : packoffset(c1.y); }
cbuffer C10 { float2 a10 : packoffset(c1); float b10 : packoffset(c0); }
cbuffer C11 { float2 a11 : packoffset(c1); float b11 : packoffset(c0.y); }
cbuffer C12 { float2 a12 : packoffset(c1); float b12 : packoffset(c0.z); }
cbuffer C13 { float2 a13 : packoffset(c1); float b13 : packoffset(c0.w); }
cbuffer C14 { float2 a14 : packoffset(c1); float b14 : packoffset(c1); }
float4 main() : SV_Target { return 1; }

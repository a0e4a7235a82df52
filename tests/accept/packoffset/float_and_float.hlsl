// -T ps_6_6 -E main -HV 2021 => dxil
cbuffer C0 { float a0 : packoffset(c0); float b0 : packoffset(c0); }
cbuffer C1 { float a1 : packoffset(c0); float b1 : packoffset(c0.y); }
cbuffer C2 { float a2 : packoffset(c0); float b2 : packoffset(c0.z); }
cbuffer C3 { float a3 : packoffset(c0); float b3 : packoffset(c0.w); }
cbuffer C4 { float a4 : packoffset(c0); float b4 : packoffset(c1); }
cbuffer C5 { float a5 : packoffset(c0); float b5 : packoffset(c1.y); }
cbuffer C6 { float a6 : packoffset(c0.y); float b6 : packoffset(c0); }
cbuffer C7 { float a7 : packoffset(c0.y); float b7 : packoffset(c0.y); }
cbuffer C8 { float a8 : packoffset(c0.y); float b8 : packoffset(c0.z); }
cbuffer C9 { float a9 : packoffset(c0.y); float b9 : packoffset(c0.w); }
cbuffer C10 { float a10 : packoffset(c0.y); float b10 : packoffset(c1); }
cbuffer C11 { float a11 : packoffset(c0.y); float b11 : packoffset(c1.y); }
cbuffer C12 { float a12 : packoffset(c1); float b12 : packoffset(c0); }
cbuffer C13 { float a13 : packoffset(c1); float b13 : packoffset(c0.y); }
cbuffer C14 { float a14 : packoffset(c1); float b14 : packoffset(c0.z); }
cbuffer C15 { float a15 : packoffset(c1); float b15 : packoffset(c0.w); }
cbuffer C16 { float a16 : packoffset(c1); float b16 : packoffset(c1); }
cbuffer C17 { float a17 : packoffset(c1); float b17 : packoffset(c1.y); }
float4 main() : SV_Target { return 1; }

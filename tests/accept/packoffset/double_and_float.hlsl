// -T ps_6_6 -E main -HV 2021 => dxil
cbuffer C0 { double a0 : packoffset(c0); float b0 : packoffset(c0); }
cbuffer C1 { double a1 : packoffset(c0); float b1 : packoffset(c0.z); }
cbuffer C2 { double a2 : packoffset(c0); float b2 : packoffset(c0.w); }
cbuffer C3 { double a3 : packoffset(c0); float b3 : packoffset(c1); }
cbuffer C4 { double a4 : packoffset(c0); float b4 : packoffset(c1.y); }
cbuffer C5 { double a5 : packoffset(c0.y); float b5 : packoffset(c0); }
cbuffer C6 { double a6 : packoffset(c0.y); float b6 : packoffset(c0.y); }
cbuffer C7 { double a7 : packoffset(c0.y); float b7 : packoffset(c0.w); }
cbuffer C8 { double a8 : packoffset(c0.y); float b8 : packoffset(c1); }
cbuffer C9 { double a9 : packoffset(c0.y); float b9 : packoffset(c1.y); }
cbuffer C10 { double a10 : packoffset(c1); float b10 : packoffset(c0); }
cbuffer C11 { double a11 : packoffset(c1); float b11 : packoffset(c0.y); }
cbuffer C12 { double a12 : packoffset(c1); float b12 : packoffset(c0.z); }
cbuffer C13 { double a13 : packoffset(c1); float b13 : packoffset(c0.w); }
cbuffer C14 { double a14 : packoffset(c1); float b14 : packoffset(c1); }
float4 main() : SV_Target { return 1; }

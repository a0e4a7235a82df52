// -T ps_6_6 -E main -HV 2021 => dxil spirv
enum E { A }; cbuffer C0 { E x0 : packoffset(c0); }
cbuffer C1 { E x1 : packoffset(c0.y); }
cbuffer C2 { E x2 : packoffset(c0.z); }
cbuffer C3 { E x3 : packoffset(c0.w); }
cbuffer C4 { E x4 : packoffset(c); }
cbuffer C5 { E x5 : packoffset(c.x); }
float4 main() : SV_Target { return 1; }

// -T ps_6_6 -E main -HV 2021 => dxil spirv
cbuffer C0 { float x0[2] : packoffset(c0); }
cbuffer C1 { float x1[2] : packoffset(c); }
cbuffer C2 { float x2[2] : packoffset(c.x); }
float4 main() : SV_Target { return 1; }

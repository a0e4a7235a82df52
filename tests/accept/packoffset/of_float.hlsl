// -T ps_6_6 -E main -HV 2021 => dxil spirv
cbuffer C0 { float x0 : packoffset(c0); }
cbuffer C1 { float x1 : packoffset(c0.y); }
cbuffer C2 { float x2 : packoffset(c0.z); }
cbuffer C3 { float x3 : packoffset(c0.w); }
cbuffer C4 { float x4 : packoffset(c); }
cbuffer C5 { float x5 : packoffset(c.x); }
float4 main() : SV_Target { return 1; }

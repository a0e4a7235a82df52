// -T ps_6_6 -E main -HV 2021 => dxil spirv
cbuffer C0 { double x0 : packoffset(c0); }
cbuffer C1 { double x1 : packoffset(c0.y); }
cbuffer C2 { double x2 : packoffset(c0.z); }
cbuffer C3 { double x3 : packoffset(c0.w); }
cbuffer C4 { double x4 : packoffset(c); }
cbuffer C5 { double x5 : packoffset(c.x); }
float4 main() : SV_Target { return 1; }

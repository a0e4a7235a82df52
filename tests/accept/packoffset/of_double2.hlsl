// -T ps_6_6 -E main -HV 2021 => dxil spirv
cbuffer C0 { double2 x0 : packoffset(c0); }
cbuffer C1 { double2 x1 : packoffset(c0.y); }
cbuffer C2 { double2 x2 : packoffset(c0.z); }
cbuffer C3 { double2 x3 : packoffset(c); }
cbuffer C4 { double2 x4 : packoffset(c.x); }
float4 main() : SV_Target { return 1; }

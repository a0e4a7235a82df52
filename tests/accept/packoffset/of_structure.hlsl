// -T ps_6_6 -E main -HV 2021 => dxil spirv
cbuffer C0 { struct { float a; } x0 : packoffset(c0); }
cbuffer C1 { struct { float a; } x1 : packoffset(c); }
cbuffer C2 { struct { float a; } x2 : packoffset(c.x); }
float4 main() : SV_Target { return 1; }

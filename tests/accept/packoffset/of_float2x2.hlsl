// -T ps_6_6 -E main -HV 2021 => dxil spirv
cbuffer C0 { float2x2 x0 : packoffset(c0); }
cbuffer C1 { float2x2 x1 : packoffset(c); }
cbuffer C2 { float2x2 x2 : packoffset(c.x); }
float4 main() : SV_Target { return 1; }

// -T ps_6_6 -E main -HV 2021 => dxil spirv
cbuffer C0 { float2 x0 : packoffset(c0); }
cbuffer C1 { float2 x1 : packoffset(c0.y); }
cbuffer C2 { float2 x2 : packoffset(c0.z); }
cbuffer C3 { float2 x3 : packoffset(c); }
cbuffer C4 { float2 x4 : packoffset(c.x); }
float4 main() : SV_Target { return 1; }

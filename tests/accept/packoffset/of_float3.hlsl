// -T ps_6_6 -E main -HV 2021 => dxil spirv
cbuffer C0 { float3 x0 : packoffset(c0); }
cbuffer C1 { float3 x1 : packoffset(c0.y); }
cbuffer C2 { float3 x2 : packoffset(c); }
cbuffer C3 { float3 x3 : packoffset(c.x); }
float4 main() : SV_Target { return 1; }

// -T ps_6_6 -E main -HV 2021 => dxil spirv
cbuffer C_x0 { float4 x0 : register(b1); }
cbuffer C_x1 { float4 x1 : register(c5); }
cbuffer C_x2 { float4 x2 : register(i6); }
cbuffer C_x3 { float4 x3 : register(space2); }
cbuffer C_x4 { float4 x4 : register(c0, space1); }
float4 main() : SV_Target { return 1; }

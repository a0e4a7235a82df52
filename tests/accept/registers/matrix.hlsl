// -T ps_6_6 -E main -HV 2021 => dxil spirv
float4x4 x0 : register(b1);
float4x4 x1 : register(c5);
float4x4 x2 : register(i6);
float4 main() : SV_Target { return 1; }

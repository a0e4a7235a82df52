// -T ps_6_6 -E main -HV 2021 => dxil spirv
float4 x0 : register(vs, b1);
float4 x1 : register(vs, c5);
float4 x2 : register(vs, i6);
float4 main() : SV_Target { return 1; }

// -T ps_6_6 -E main -HV 2021 => dxil spirv
float4 x0() : register(b1) { return 1; }
float4 x1() : register(c5) { return 1; }
float4 x2() : register(i6) { return 1; }
float4 x3() : register(space2) { return 1; }
float4 x4() : register(c0, space1) { return 1; }
float4 main() : SV_Target { return 1; }

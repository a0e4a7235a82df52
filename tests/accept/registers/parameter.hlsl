// -T ps_6_6 -E main -HV 2021 => dxil spirv
float4 x0(float4 x : register(b1)) { return x; }
float4 x1(float4 x : register(c5)) { return x; }
float4 x2(float4 x : register(i6)) { return x; }
float4 x3(float4 x : register(space2)) { return x; }
float4 x4(float4 x : register(c0, space1)) { return x; }
float4 main() : SV_Target { return 1; }

// -T ps_6_0 -E main -spirv => spirv
float4 a : register(c0);
float4 b : register(c1);
float4 main() : SV_Target { return a + b; }

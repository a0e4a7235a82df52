// -T ps_6_0 -E main -spirv => spirv
float2x2 main() : SV_Target1 { return float2x2(1, 2, 3, 4); }

// -T ps_4_0 -spirv => spirv
float4 main() : SV_Target { return 1; }

// -T ps_6_0 -spirv => spirv
[[vk::location(2)]] float4 main() : SV_Target { return 1; }

// -T ps_6_0 -spirv
[[vk::binding(1)]] float4 main() : SV_Target { return 1; }

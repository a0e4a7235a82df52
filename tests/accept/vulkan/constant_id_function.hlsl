// -T ps_6_0 -spirv
[[vk::constant_id(1)]] float4 main() : SV_Target { return 1; }

// -T ps_6_0 -spirv
[[vk::offset(16)]] float4 g;
float4 main() : SV_Target { return g; }

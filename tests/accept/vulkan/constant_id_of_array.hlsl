// -T ps_6_0 -spirv
[[vk::constant_id(1)]] const float g[2] = {1,2};
float4 main() : SV_Target { return g[0]; }

// -T ps_6_0 -spirv => spirv
[[vk::ext_decorate(0)]] float4 g;
[[vk::ext_decorate(0)]] float4 f() { return g; }
float4 main() : SV_Target { return f(); }

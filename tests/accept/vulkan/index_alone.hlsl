// -T ps_6_0 -spirv => refused
struct O { [[vk::index(0)]] float4 a : SV_Target0; [[vk::index(1)]] float4 b : SV_Target1; }; //~ 14: error: vk::index should be used together with vk::location for dual-source blending
O main() { O o;  o.a = 1; o.b = 2; return o; }

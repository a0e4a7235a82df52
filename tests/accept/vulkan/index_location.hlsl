// -T ps_6_0 -spirv => refused
struct O { [[vk::location(1),vk::index(0)]] float4 a : SV_Target0; [[vk::location(1),vk::index(0)]] float4 b : SV_Target1; }; //~ 14: error: dual-source blending should use vk::location 0
O main() { O o;  o.a = 1; o.b = 2; return o; }

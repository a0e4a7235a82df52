// -T ps_6_0 -spirv => spirv
struct O { [[vk::location(0), vk::index(0)]] float4 a : SV_Target0; [[vk::location(0), vk::index(1)]] float4 b : SV_Target1; };
O main() { O o; o.a = 1; o.b = 2; return o; }

// -T ps_6_0 -spirv => refused
struct O { [[vk::location(1)]] float4 a : SV_Target0; [[vk::location(1)]] float4 b : SV_Target1; }; //~ 57: error: stage output location #1 already consumed by semantic 'SV_Target0'
O main() { O o;  o.a = 1; o.b = 2; return o; }

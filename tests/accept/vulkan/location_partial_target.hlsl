// -T ps_6_0 -spirv => refused //~ error: partial explicit stage output location assignment via vk::location(X) unsupported
struct O { [[vk::location(1)]] float4 a : SV_Target0; float4 b : SV_Target1; };
O main() { O o;  o.a = 1; o.b = 2; return o; }

// -T vs_6_0 -spirv => refused //~ error: partial explicit stage output location assignment via vk::location(X) unsupported
struct O { float4 p : SV_Position; [[vk::location(1)]] float4 a : A; float4 b : B; };
O main() { O o; o.p = 0; o.a = 1; o.b = 2; return o; }

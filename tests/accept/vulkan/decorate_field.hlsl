// -T ps_6_0 -spirv => spirv
struct S { [[vk::ext_decorate(0)]] float4 a; };
ConstantBuffer<S> c;
float4 main() : SV_Target { return c.a; }

// -T ps_6_0 -spirv
struct S { [[vk::push_constant]] float a; };
ConstantBuffer<S> s;
float4 main() : SV_Target { return s.a; }

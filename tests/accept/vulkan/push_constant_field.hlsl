// -T ps_6_0 -spirv => refused
struct S { [[vk::push_constant]] float a; }; //~ 14: error: 'push_constant' attribute only applies to global variables of struct type
ConstantBuffer<S> s;
float4 main() : SV_Target { return s.a; }

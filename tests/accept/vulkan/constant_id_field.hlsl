// -T ps_6_0 -spirv => refused
struct S { [[vk::constant_id(1)]] float a : A; }; //~ 14: error: 'constant_id' attribute only applies to global variables of scalar type
float4 main(S s) : SV_Target { return s.a; }

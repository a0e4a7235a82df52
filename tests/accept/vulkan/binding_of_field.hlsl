// -T ps_6_0 -spirv => refused
struct S { [[vk::binding(1)]] float4 a : A; }; //~ 14: error: 'binding' attribute only applies to global variables, cbuffers, and tbuffers
float4 main(S s) : SV_Target { return s.a; }

// -T ps_6_0 -spirv
struct S { [[vk::binding(1)]] float4 a : A; };
float4 main(S s) : SV_Target { return s.a; }

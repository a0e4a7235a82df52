// -T ps_6_0 -spirv
struct S { [[vk::constant_id(1)]] float a : A; };
float4 main(S s) : SV_Target { return s.a; }

// -T ps_6_0 -spirv
struct S { float4 a; };
float4 main([[vk::push_constant]] S s : A) : SV_Target { return s.a; }

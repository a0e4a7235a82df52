// -T ps_6_0 -spirv
struct S { float a; [[vk::offset(2)]] float b;  };
[[vk::push_constant]] S s;
float4 main() : SV_Target { return s.a + s.b ; }

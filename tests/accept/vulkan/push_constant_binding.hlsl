// -T ps_6_0 -spirv => refused
struct S { float4 a; };
[[vk::push_constant, vk::binding(1)]] S s;  //~ 3: error: vk::push_constant attribute cannot be used together with vk::binding attribute
float4 main() : SV_Target { return s.a; }

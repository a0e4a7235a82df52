// -T ps_6_0 -spirv => refused //~ error: generated SPIR-V is invalid: Structure id 4 decorated as Block for variable in PushConstant storage class must follow relaxed storage buffer layout rules: member 1 at offset 2 is not aligned to 4
struct S { float a; [[vk::offset(2)]] float b;  };
[[vk::push_constant]] S s;
float4 main() : SV_Target { return s.a + s.b ; }

// -T ps_6_0 -spirv => refused //~ error: generated SPIR-V is invalid: Structure id 4 decorated as Block for variable in PushConstant storage class must follow relaxed storage buffer layout rules: member 1 at offset 8 overlaps previous member ending at offset 15
struct S { float4 a; [[vk::offset(8)]] float b;  };
[[vk::push_constant]] S s;
float4 main() : SV_Target { return s.a + s.b ; }

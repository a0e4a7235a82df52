// -T ps_6_0 -E main -spirv => refused
[[vk::ext_instruction(61)]]
float f([[vk::ext_reference]] float x, [[vk::ext_literal]] uint n);
uint k;
float4 main(float a : A) : SV_Target { return f(a, k); } //~ 47: error: vk::ext_literal may only be applied to parameters that can be evaluated to a literal value

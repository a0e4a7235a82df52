// -T ps_6_0 -E main -spirv => refused
[[vk::ext_instruction(127)]] float negated([[vk::binding(1)]] float x); //~ 46: error: 'binding' attribute only applies to global variables, cbuffers, and tbuffers
float4 main(float u : U) : SV_Target { return negated(u); }

// -T ps_6_0 -spirv => refused
float4 main([[vk::binding(1)]] float4 a : A) : SV_Target { return a; } //~ 15: error: 'binding' attribute only applies to global variables, cbuffers, and tbuffers

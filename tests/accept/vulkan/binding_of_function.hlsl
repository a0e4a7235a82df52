// -T ps_6_0 -spirv => refused
[[vk::binding(1)]] float4 main() : SV_Target { return 1; } //~ 3: error: 'binding' attribute only applies to global variables, cbuffers, and tbuffers

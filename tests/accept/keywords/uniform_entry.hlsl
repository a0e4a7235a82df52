// -T ps_6_0 -E main => refused
float4 main(uniform float4 x) : SV_Target { return x; } //~ 1: error: Semantic must be defined for all parameters of an entry function or patch constant function

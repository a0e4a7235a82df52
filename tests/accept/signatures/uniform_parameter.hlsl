// -T ps_6_0 => refused
float4 main(uniform float4 k, float4 c : C) : SV_Target { return c * k; } //~ 1: error: Semantic must be defined for all parameters of an entry function or patch constant function

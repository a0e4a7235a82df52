// -T ps_6_0 => refused
float4 main(float4 c) : SV_Target { return c; } //~ 1: error: Semantic must be defined for all parameters of an entry function or patch constant function

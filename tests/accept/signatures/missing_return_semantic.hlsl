// -T ps_6_0 => refused
float4 main(float4 c : C) { return c; } //~ 1: error: Semantic must be defined for all outputs of an entry function or patch constant function

// -T ps_6_0 -E main => refused
float4 main(float4 p) { return p; } //~ 1: error: Semantic must be defined for all outputs of an entry function or patch constant function

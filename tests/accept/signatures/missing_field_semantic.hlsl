// -T ps_6_0 => refused
struct I { float4 c : C; float4 d; };
float4 main(I i) : SV_Target { return i.c; } //~ 1: error: Semantic must be defined for all parameters of an entry function or patch constant function

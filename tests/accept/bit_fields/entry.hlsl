// -T vs_6_0 -E main => refused
struct S { uint a : 4; float4 p : SV_Position; };
S main() { S s; s.a = 1; s.p = 0; return s; } //~ 1: error: Semantic must be defined for all outputs of an entry function or patch constant function

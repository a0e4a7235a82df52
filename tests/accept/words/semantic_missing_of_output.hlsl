// -T vs_6_0 -E main => refused
struct T { float4 c; }; struct S { float4 a : A; T b; };
void main(float4 s : P, out S o) { o = (S)0; } //~ 1: error: Semantic must be defined for all outputs of an entry function or patch constant function

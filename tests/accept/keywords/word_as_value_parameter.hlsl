// -T ps_6_0 -E main => refused
template<int triangle> float f(float x) { return x; } //~ 14: error: modifiers must appear before type
float4 main(float u : U) : SV_Target { return u; }

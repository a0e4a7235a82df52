// -T ps_6_0 -E main => refused
template<typename precise> float f(float x) { return x; } //~ 19: error: expected a qualified name after 'typename'
float4 main(float u : U) : SV_Target { return u; }

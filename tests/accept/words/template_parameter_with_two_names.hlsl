// -T ps_6_0 -E main => refused
template<typename T T> float f() { return 1; } //~ 19: error: expected a qualified name after 'typename'
float4 main() : SV_Target { return 1; }

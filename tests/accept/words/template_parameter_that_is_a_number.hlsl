// -T ps_6_0 -E main => refused
template<2> float f() { return 1; } //~ 10: error: expected template parameter
float4 main() : SV_Target { return 1; }

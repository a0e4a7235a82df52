// -T ps_6_0 -E main => refused
template<const N> float f() { return 1; } //~ 16: error: unknown type name 'N'
float4 main() : SV_Target { return 1; }

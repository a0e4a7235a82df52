// -T ps_6_0 => refused
template<typename T> triangle T g(T x) { return x; } //~ 22: error: 'triangle' is not a valid modifier for a function
float4 main() : SV_Target { return 1; }

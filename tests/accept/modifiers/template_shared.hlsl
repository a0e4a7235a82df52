// -T ps_6_0 => refused
template<typename T> shared T g(T x) { return x; } //~ 22: error: 'shared' is not a valid modifier for a function
float4 main() : SV_Target { return 1; }

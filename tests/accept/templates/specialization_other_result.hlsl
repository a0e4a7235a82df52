// -T ps_6_0 => refused
template<typename T> float f(T x) { return x; }
template<> int f<int>(int x) { return 2; } //~ 16: error: no function template matches function template specialization 'f'
float4 main() : SV_Target { return f(1); }

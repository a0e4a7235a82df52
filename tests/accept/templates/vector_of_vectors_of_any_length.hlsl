// -T ps_6_0 => refused
template<int N> float first(vector<float4, N> values) { return values[0].x; } //~ 36: error: 'float4' cannot be used as a type parameter where a scalar is required
float4 main() : SV_Target { return 1; }

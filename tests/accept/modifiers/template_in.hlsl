// -T ps_6_0 => refused
template<typename T> in T g(T x) { return x; } //~ 22: error: HLSL usage 'in' is only valid on a parameter
float4 main() : SV_Target { return 1; }

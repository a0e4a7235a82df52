// -T ps_6_0 => refused
template<typename T> out T g(T x) { return x; } //~ 22: error: HLSL usage 'out' is only valid on a parameter
float4 main() : SV_Target { return 1; }

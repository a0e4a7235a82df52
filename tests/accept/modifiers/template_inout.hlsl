// -T ps_6_0 => refused
template<typename T> inout T g(T x) { return x; } //~ 22: error: HLSL usage 'inout' is only valid on a parameter
float4 main() : SV_Target { return 1; }

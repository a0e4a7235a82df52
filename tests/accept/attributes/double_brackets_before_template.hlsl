// -T ps_6_6 -E main -HV 2021 => refused
[[vk::binding(1)]] template<typename T> T f(T x) { return x; } //~ 1: error: an attribute list cannot appear here
float4 main() : SV_Target { return 1; }

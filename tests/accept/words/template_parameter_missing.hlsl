// -T ps_6_0 -E main -HV 2021 => refused
template <typename T,> T f(T a) { return a; } //~ 22: error: expected template parameter
float4 main(uint i : I) : SV_Target { return 1; }

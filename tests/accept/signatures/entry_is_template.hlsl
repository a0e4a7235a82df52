// -T ps_6_0
template<typename T> float4 main() : SV_Target { return 1; }

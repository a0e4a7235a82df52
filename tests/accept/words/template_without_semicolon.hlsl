// -T ps_6_0 -E main => refused
template<typename T> T pick(T a) //~ 33: error: expected ';' at end of declaration
float4 main() : SV_Target { return 1; }

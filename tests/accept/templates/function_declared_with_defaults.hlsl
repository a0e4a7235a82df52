// -T ps_6_0 -E main => dxil spirv
template<typename T, typename R = float> R add(T a, int b = 3);
template<typename T, typename R> R add(T a, int b) { return a + b; }
float4 main() : SV_Target { return add(2); }

// -T ps_6_0 -E main => refused
template<typename T> T add(T a, int b = 3);
template<typename T> T add(T a, int b = 4) { return a + b; } //~ 37: error: redefinition of default argument
float4 main() : SV_Target { return add(2); }

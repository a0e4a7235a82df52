// -T ps_6_0 -E main => refused
template<typename T> T get(T a) { return a; }
template<> int get(int a) { return 1; }
template<> int get<int>(int a) { return 2; } //~ 16: error: redefinition of 'get'
float4 main() : SV_Target { return get(1); }

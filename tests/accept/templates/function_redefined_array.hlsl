// -T ps_6_0 -E main
template<typename T> T first(T a[2]) { return a[0]; }
template<typename T> T first(T a[3]) { return a[0]; }
template<typename T>
T first(T b[2]) { return b[0]; }
float4 main() : SV_Target { return 1; }

// -T ps_6_0 -E main => refused
template<typename T> T first(T a[2]) { return a[0]; }
template<typename T> T first(T a[3]) { return a[0]; }
template<typename T>
T first(T b[2]) { return b[0]; } //~ 3: error: redefinition of 'first'
float4 main() : SV_Target { return 1; }

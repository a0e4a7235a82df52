// -T ps_6_0 -E main
template<typename T> struct S;
template<int N> struct S { int x[N]; };
float4 main() : SV_Target { return 1; }

// -T ps_6_0 -E main
template<typename T> struct S { static const T x; };
float4 main() : SV_Target { return S<int>::x; }

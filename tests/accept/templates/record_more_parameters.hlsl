// -T ps_6_0 -E main
template<typename T> struct S;
template<typename T, typename U> struct S { T x; };
float4 main() : SV_Target { return 1; }

// -T ps_6_0 -E main
template<typename T = int> struct S { T x; };
template<typename U = float> struct S;
float4 main() : SV_Target { return 1; }

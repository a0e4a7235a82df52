// -T ps_6_0 -E main => refused
template<typename T = int> struct S { T x; };
template<typename U = float> struct S; //~ 23: error: template parameter redefines default argument
float4 main() : SV_Target { return 1; }

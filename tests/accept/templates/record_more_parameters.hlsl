// -T ps_6_0 -E main => refused
template<typename T> struct S;
template<typename T, typename U> struct S { T x; }; //~ 1: error: too many template parameters in template redeclaration
float4 main() : SV_Target { return 1; }

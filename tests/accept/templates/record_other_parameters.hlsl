// -T ps_6_0 -E main => refused
template<typename T> struct S;
template<int N> struct S { int x[N]; }; //~ 14: error: template parameter has a different kind in template redeclaration
float4 main() : SV_Target { return 1; }

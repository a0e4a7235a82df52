// -T ps_6_0 -E main => refused //~ error: External declaration '\01?x@?$S@H@@2HB' is unused.
template<typename T> struct S { static const T x; };
float4 main() : SV_Target { return S<int>::x; }

// -T cs_6_0 -E main -HV 2021 => refused
struct S { float a; };
template<typename T> struct W { T v; };
static W<typename S> x; //~ 19: error: expected a qualified name after 'typename'
[numthreads(1, 1, 1)] void main() { }

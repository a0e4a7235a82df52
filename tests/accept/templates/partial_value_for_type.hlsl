// -T cs_6_0 -E main -HV 2021 => refused
template<typename T> struct W { T v; };
template<typename T> struct W<2> { int q; }; //~ 31: error: template argument for template type parameter must be a type
[numthreads(1, 1, 1)] void main() { }

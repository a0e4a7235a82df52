// -T cs_6_0 -E main -HV 2021 => refused
template<typename T> struct W { T v; };
template struct W<2>; //~ 19: error: template argument for template type parameter must be a type
[numthreads(1, 1, 1)] void main() { }

// -T cs_6_0 -E main -HV 2021 => refused
template<typename T> struct W { T v; };
template<typename T> struct W<int> { int q; }; //~ 29: error: partial specialization of 'W' does not use any of its template parameters
[numthreads(1, 1, 1)] void main() { }

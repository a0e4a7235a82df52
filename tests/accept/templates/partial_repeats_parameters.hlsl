// -T cs_6_0 -E main -HV 2021 => refused
template<typename T> struct W { T v; };
template<typename T> struct W<T> { int q; }; //~ 29: error: class template partial specialization does not specialize any template argument; to define the primary template, remove the template argument list
[numthreads(1, 1, 1)] void main() { }

// -T cs_6_0 -E main -HV 2021 => refused
template<typename T> struct W { T v; };
template<typename T> struct W<T, T> { int q; }; //~ 29: error: too many template arguments for class template 'W'
[numthreads(1, 1, 1)] void main() { }

// -T cs_6_0 -E main -HV 2021 => refused
template<typename T> void f(T t) { }
template<> void f<int>(float t) { } //~ 17: error: no function template matches function template specialization 'f'
[numthreads(1, 1, 1)] void main() { }

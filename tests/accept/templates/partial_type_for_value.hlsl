// -T cs_6_0 -E main -HV 2021 => refused
template<int I> struct C { float v[I]; };
template<typename T> struct C<T> { int q; }; //~ 31: error: template argument for non-type template parameter must be an expression
[numthreads(1, 1, 1)] void main() { }

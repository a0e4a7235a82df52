// -T cs_6_0 -E main -HV 2021 => refused
template<int I> struct C { float v[I]; };
template<int I> struct C<I + 1> { int q; }; //~ 26: error: non-type template argument depends on a template parameter of the partial specialization
[numthreads(1, 1, 1)] void main() { }

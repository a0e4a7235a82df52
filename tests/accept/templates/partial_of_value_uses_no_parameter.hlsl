// -T cs_6_0 -E main -HV 2021 => refused
template<int I> struct C { float v[I]; };
template<int I> struct C<2> { int q; }; //~ 24: error: partial specialization of 'C' does not use any of its template parameters
[numthreads(1, 1, 1)] void main() { }

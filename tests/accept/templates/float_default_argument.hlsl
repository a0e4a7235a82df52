// -T cs_6_0 -E main -HV 2021 => refused
template<uint N = 2.0> struct Count { uint get() { return N; } }; //~ 19: error: non-type template argument of type 'literal float' must have an integral or enumeration type
RWByteAddressBuffer o;
[numthreads(1, 1, 1)]
void main() {
    Count<> c;
    o.Store(0, c.get());
}

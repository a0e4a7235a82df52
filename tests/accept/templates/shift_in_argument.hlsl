// -T cs_6_0 -E main -HV 2021 => dxil spirv
template<int N> struct Count { int get() { return N; } };
RWByteAddressBuffer o;
[numthreads(1, 1, 1)]
void main() {
    Count<8 >> 2> c;
    o.Store(0, c.get());
}

// -T cs_6_0 -E main -HV 2021 => dxil spirv
template<int N> struct Count { int get() { return N; } };
RWByteAddressBuffer o;
[numthreads(1, 1, 1)]
void main() {
    Count<8 >> 2> c; //~ 13: warning: use of right-shift operator ('>>') in template argument will require parentheses in C++11 [-Wc++11-compat]
    o.Store(0, c.get());
}

// -T cs_6_0 -E main -HV 2021 => refused
enum class Sizes { Few = 2 };
template<int N> struct Count { int get() { return N; } };
RWByteAddressBuffer o;
[numthreads(1, 1, 1)]
void main() {
    Count<Sizes::Few> c; //~ 11: error: non-type template argument of type 'Sizes' is not an integral constant expression
    o.Store(0, c.get());
}

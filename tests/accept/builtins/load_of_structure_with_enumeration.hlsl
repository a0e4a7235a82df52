// -T cs_6_2 -E main => refused
enum E { A, B };
struct S { float x; E e; };
ByteAddressBuffer b;
RWBuffer<float> o;
[numthreads(1, 1, 1)] void main() { o[0] = b.Load<S>(0).e; } //~ 51: error: Explicit template arguments on intrinsic Load must be a single numeric type

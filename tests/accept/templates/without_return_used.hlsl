// -T cs_6_0 -E main => refused
template <typename T> T f(T v) { v++; } //~ 39: error: control reaches end of non-void function [-Wreturn-type]
RWBuffer<float> r;
[numthreads(1, 1, 1)]
void main() { r[0] = f(1.0f); }

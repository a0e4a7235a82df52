// -T cs_6_0 -E main => refused
#define MODE 2
RWBuffer<float> r;
float f(float v) { if (MODE == 1) return v; } //~ 45: error: control reaches end of non-void function [-Wreturn-type]
[numthreads(1, 1, 1)]
void main() { r[0] = f(1); }

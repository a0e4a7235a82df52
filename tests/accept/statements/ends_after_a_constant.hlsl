// -T cs_6_0 -E main => refused
static const int n = 3;
RWBuffer<float> r;
float f(float v) { if (n == 3 && v > 1) return v; } //~ 51: error: control may reach end of non-void function [-Wreturn-type]
[numthreads(1, 1, 1)]
void main() { r[0] = f(1); }

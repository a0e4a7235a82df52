// -T cs_6_0 -E main => refused
#define MODE 2
int f(int v) { if (MODE == 1) return v; } //~ 41: error: control reaches end of non-void function [-Wreturn-type]
[numthreads(1, 1, 1)]
void main() {}

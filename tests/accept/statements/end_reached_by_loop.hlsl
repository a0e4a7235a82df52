// -T cs_6_0 -E main => refused
int f(int v) { while (false) return v; } //~ 40: error: control reaches end of non-void function [-Wreturn-type]
[numthreads(1, 1, 1)]
void main() {}

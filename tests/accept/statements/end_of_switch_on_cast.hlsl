// -T cs_6_0 -E main => refused
enum E { A, B };
int f(E x) { switch ((int)x) { case A: return 1; case B: return 2; } } //~ 70: error: control may reach end of non-void function [-Wreturn-type]
[numthreads(1, 1, 1)]
void main() {}

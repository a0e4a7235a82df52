// -T cs_6_0 -E main => refused
int g(int v) { return nope; } //~ 23: error: use of undeclared identifier 'nope'
int f(int v) { if (v > 1) return v; }
[numthreads(1, 1, 1)]
void main() {}

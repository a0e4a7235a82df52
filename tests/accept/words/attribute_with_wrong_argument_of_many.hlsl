// -T cs_6_0 -E main => refused
[numthreads(1, 1 = 2)] void main() { } //~ 18: error: expression is not assignable

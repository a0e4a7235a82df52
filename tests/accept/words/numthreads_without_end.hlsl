// -T cs_6_0 -E main => refused
[numthreads(8, 8, 1 //~ 20: error: expected ')'
void main() {}

// -T cs_6_0 -E main => refused
[numthreads numthreads(1, 1, 1)] void main() { } //~ 12: error: expected ']'

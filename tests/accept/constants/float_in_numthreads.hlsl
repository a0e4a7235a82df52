// -T cs_6_0 -E main => refused
[numthreads(1.5, 1, 1)]
void main() { } //~ 6: error: compute entry point must have a valid numthreads attribute

// -T cs_6_6 -E main => refused
[numthreads(1, 1, 1)] void main() { }
[shader("amplification")] void other() { } //~ 32: error: amplification entry point must have a valid numthreads attribute

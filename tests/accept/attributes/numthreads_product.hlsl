// -T cs_6_0 => refused
[numthreads(32, 32, 2)] void main() { } //~ 30: error: compute entry point must have a valid numthreads attribute

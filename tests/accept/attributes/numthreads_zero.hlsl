// -T cs_6_0 => refused
[numthreads(0, 1, 1)] void main() { } //~ 28: error: compute entry point must have a valid numthreads attribute

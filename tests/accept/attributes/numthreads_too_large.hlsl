// -T cs_6_0 => refused
[numthreads(1025, 1, 1)] void main() { } //~ 31: error: compute entry point must have a valid numthreads attribute

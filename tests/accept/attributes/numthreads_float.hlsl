// -T cs_6_0 => refused
[numthreads(1.5, 1, 1)] void main() { } //~ 30: error: compute entry point must have a valid numthreads attribute

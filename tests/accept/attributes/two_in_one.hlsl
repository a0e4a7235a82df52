// -T cs_6_0 => refused
[unknown_a, numthreads(1, 1, 1)] void main() { } //~ 11: error: expected ']'

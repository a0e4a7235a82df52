// -T cs_6_0 => refused
[numthreads(1, 1, 1) void main() { } //~ 21: error: expected ']'

// -T cs_6_0 => refused
struct S { int x; } //~ 20: error: expected ';' after struct
[numthreads(1, 1, 1)] void main() { }

// -T cs_6_0
struct S { int x; }
[numthreads(1, 1, 1)] void main() { }

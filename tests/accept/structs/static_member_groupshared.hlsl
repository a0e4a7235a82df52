// -T cs_6_0 -E main
struct S { static groupshared int x; };
[numthreads(1, 1, 1)]
void main() {}

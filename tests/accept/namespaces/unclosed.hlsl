// -T cs_6_0
namespace A { int get() { return 1; }
[numthreads(1, 1, 1)] void main() { }

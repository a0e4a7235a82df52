// -T cs_6_0 => refused
namespace A { int get() { return 1; }
[numthreads(1, 1, 1)] void main() { } //~ 2: error: use of undeclared identifier 'numthreads'

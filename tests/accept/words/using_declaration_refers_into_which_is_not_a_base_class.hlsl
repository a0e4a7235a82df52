// -T cs_6_0 -E main
struct A { float f; };
struct B { float g; using A::f; };
[numthreads(1, 1, 1)] void main() { }

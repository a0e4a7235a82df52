// -T cs_6_0 -E main
struct A { float f; };
struct B : A { using A::f; using A::f; };
[numthreads(1, 1, 1)] void main() { }

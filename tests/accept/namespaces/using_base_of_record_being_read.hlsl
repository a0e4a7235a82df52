// -T cs_6_0 -E main
struct A { float f; struct : A { using A::f; float f(int x) { return x; } }; };
[numthreads(1, 1, 1)] void main() { }

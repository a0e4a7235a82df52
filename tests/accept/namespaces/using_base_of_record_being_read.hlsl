// -T cs_6_0 -E main => refused
struct A { float f; struct : A { using A::f; float f(int x) { return x; } }; }; //~ 30: error: base class has incomplete type
[numthreads(1, 1, 1)] void main() { }

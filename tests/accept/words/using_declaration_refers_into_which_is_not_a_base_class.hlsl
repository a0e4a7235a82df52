// -T cs_6_0 -E main => refused
struct A { float f; };
struct B { float g; using A::f; }; //~ 27: error: using declaration refers into 'A::', which is not a base class of 'B'
[numthreads(1, 1, 1)] void main() { }

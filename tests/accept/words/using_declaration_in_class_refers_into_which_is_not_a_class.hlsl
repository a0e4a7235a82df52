// -T cs_6_0 -E main => refused
namespace N { float f(float x) { return 1; } }
struct A { using N::f; }; //~ 18: error: using declaration in class refers into 'N::', which is not a class
[numthreads(1, 1, 1)] void main() { }

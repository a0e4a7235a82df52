// -T cs_6_0 -E main => refused
namespace N { float f(float x) { return 1; } }
float f(float x) { return 2; }
using N::f; //~ 10: error: target of using declaration conflicts with declaration already in scope
[numthreads(1, 1, 1)] void main() { }

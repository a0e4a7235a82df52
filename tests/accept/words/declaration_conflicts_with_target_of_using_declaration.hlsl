// -T cs_6_0 -E main => refused
namespace N { float f(float x) { return 1; } }
using N::f;
float f(float x) { return 2; } //~ 7: error: declaration conflicts with target of using declaration already in scope
[numthreads(1, 1, 1)] void main() { }

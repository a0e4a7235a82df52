// -T cs_6_0 -E main
namespace N { float f(float x) { return 1; } }
using N::f;
float f(float x) { return 2; }
[numthreads(1, 1, 1)] void main() { }

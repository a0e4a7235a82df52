// -T cs_6_0 -E main
namespace N { float f(float x) { return 1; } }
float f(float x) { return 2; }
using N::f;
[numthreads(1, 1, 1)] void main() { }

// -T cs_6_0 -E main => dxil spirv
namespace N { float f(float x) { return 1; } static int v = 1; }
using N::f; using N::f; using N::v; using N::v;
[numthreads(1, 1, 1)] void main() { }

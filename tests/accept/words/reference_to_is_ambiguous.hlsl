// -T cs_6_0 -E main => refused
RWStructuredBuffer<float> o;
namespace N { static float v = 2; }
static float v = 3;
using namespace N;
[numthreads(1, 1, 1)] void main() { o[0] = v; } //~ 44: error: reference to 'v' is ambiguous

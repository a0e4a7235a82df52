// -T cs_6_2 -E main => refused
RWStructuredBuffer<float> o;
namespace A { float g() { return 1; } }
namespace B { float g() { return 2; } }
using namespace A; using namespace B;
[numthreads(1, 1, 1)] void main(uint i : SV_DispatchThreadID)
{
    float f = i;
    int n = i;
    o[0] = g(); //~ 12: error: call to 'g' is ambiguous
}

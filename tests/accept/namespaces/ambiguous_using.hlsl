// -T cs_6_0 => refused
RWStructuredBuffer<int> o : register(u0);
namespace A { int get() { return 4; } }
namespace B { int get() { return 5; } }
using namespace A;
using namespace B;
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    o[0] = get(); //~ 12: error: call to 'get' is ambiguous
}

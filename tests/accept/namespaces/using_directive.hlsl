// -T cs_6_0 => dxil spirv
RWStructuredBuffer<int> o : register(u0);
namespace A { static const int x = 2; int get() { return x; } }
using namespace A;
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    o[0] = get() + x;
}

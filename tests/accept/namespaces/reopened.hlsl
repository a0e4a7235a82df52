// -T cs_6_0 => dxil spirv
RWStructuredBuffer<int> o : register(u0);
namespace A { static const int x = 3; }
namespace A { static const int y = x + 1; }
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    o[0] = A::y;
}

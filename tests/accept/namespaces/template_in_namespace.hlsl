// -T cs_6_0 => dxil spirv
RWStructuredBuffer<int> o : register(u0);
namespace A { template<typename T> T twice(T v) { return v + v; } }
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    o[0] = A::twice(3) + A::twice<int>(4);
}

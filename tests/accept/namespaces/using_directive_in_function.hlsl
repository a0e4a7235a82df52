// -T cs_6_0 => dxil spirv
RWStructuredBuffer<int> o : register(u0);
namespace A { int get() { return 4; } }
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    using namespace A;
    o[0] = get();
}

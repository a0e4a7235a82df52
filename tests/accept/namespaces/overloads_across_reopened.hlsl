// -T cs_6_0 => dxil spirv
RWStructuredBuffer<int> o : register(u0);
namespace A { int get(int v) { return 1; } }
namespace A { int get(float v) { return 2; } }
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    o[0] = A::get(1) + A::get(1.0);
}

// -T cs_6_0 => dxil spirv
RWStructuredBuffer<int> o : register(u0);
namespace A { struct S { int v; int twice() { return v * 2; } }; }
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    A::S s; s.v = 4;
    o[0] = s.twice();
}

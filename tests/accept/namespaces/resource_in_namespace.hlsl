// -T cs_6_0
namespace A { RWStructuredBuffer<int> r : register(u3); cbuffer C { int k; } }
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    A::r[0] = A::k;
}

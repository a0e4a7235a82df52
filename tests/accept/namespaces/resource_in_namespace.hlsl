// -T cs_6_0 => refused
namespace A { RWStructuredBuffer<int> r : register(u3); cbuffer C { int k; } }
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    A::r[0] = A::k; //~ 15: error: no member named 'k' in namespace 'A'; did you mean simply 'k'?
}

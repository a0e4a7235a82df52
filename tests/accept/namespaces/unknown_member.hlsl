// -T cs_6_0 => refused
RWStructuredBuffer<int> o : register(u0);
namespace A { static const int x = 2; }
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    o[0] = A::y; //~ 15: error: no member named 'y' in namespace 'A'
}

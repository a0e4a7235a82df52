// -T cs_6_0 => refused
RWStructuredBuffer<int> o : register(u0);
namespace A { namespace B { static const int x = 1; } }
namespace C = A::B; //~ 13: error: expected identifier
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    o[0] = C::x;
}

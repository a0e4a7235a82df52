// -T cs_6_0 => dxil spirv
RWStructuredBuffer<int> o : register(u0);
namespace A { namespace B { static const int x = 3; int get() { return x; } } }
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    o[0] = A::B::get() + A::B::x;
}

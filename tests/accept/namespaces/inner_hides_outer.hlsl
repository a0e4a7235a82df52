// -T cs_6_0 => dxil spirv
RWStructuredBuffer<int> o : register(u0);
static const int x = 1;
namespace A { static const int x = 2; int get() { return x + ::x; } }
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    o[0] = A::get();
}

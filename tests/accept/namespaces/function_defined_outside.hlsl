// -T cs_6_0 => dxil spirv
RWStructuredBuffer<int> o : register(u0);
namespace A { int get(int v); }
int A::get(int v) { return v + 1; }
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    o[0] = A::get(2);
}

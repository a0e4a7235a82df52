// -T cs_6_0 => dxil spirv
RWStructuredBuffer<int> o : register(u0);
namespace A { enum E { One = 1, Two }; enum class F { Three = 3 }; }
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    o[0] = A::Two + (int)A::F::Three;
}

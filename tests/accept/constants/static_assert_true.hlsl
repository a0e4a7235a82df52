// -T cs_6_0 => dxil
RWStructuredBuffer<int> o : register(u0);
_Static_assert(1 + 1 == 2, "sum");
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    o[0] = 1;
}

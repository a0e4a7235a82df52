// -T cs_6_0 => refused
RWStructuredBuffer<int> o : register(u0);
_Static_assert(1 + 1 == 3, "sum"); //~ 1: error: static_assert failed "sum"
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    o[0] = 1;
}

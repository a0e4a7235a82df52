// -T cs_6_0
// except outcome: an array without elements is refused, as the specification says.
RWStructuredBuffer<int> o : register(u0);
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    int v[0];
    o[0] = 1;
}

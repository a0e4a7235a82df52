// -T cs_6_0
RWBuffer<uint2> t;
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    InterlockedAdd(t[0].x, 1);
}

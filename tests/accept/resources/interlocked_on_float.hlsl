// -T cs_6_0
groupshared float s;
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    InterlockedAdd(s, 1);
}

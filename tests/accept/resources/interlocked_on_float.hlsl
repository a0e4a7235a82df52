// -T cs_6_0 => refused
groupshared float s;
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    InterlockedAdd(s, 1); //~ 5: error: no matching function for call to 'InterlockedAdd'
}

// -T cs_6_8 -E main
[numthreads(32, 1, 1)]
void main(uint i : SV_GroupIndex)
{
    Barrier(UAV_MEMORY, i);
}

// -T cs_6_8 -E main => refused
[numthreads(32, 1, 1)]
void main(uint i : SV_GroupIndex)
{
    Barrier(UAV_MEMORY, i); //~ 5: error: Memory type, access, or sync flag is not constant
}

// -T cs_6_6 => dxil spirv
groupshared int64_t s;
[numthreads(4, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    uint64_t v1 = (uint64_t)(id + 1);
    int64_t v2 = (int64_t)(id + 1);
    InterlockedAdd(s, v1, v2);
}

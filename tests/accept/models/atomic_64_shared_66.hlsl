// -T cs_6_6 -E main => dxil spirv
groupshared uint64_t sum;
RWStructuredBuffer<uint64_t> result;
[numthreads(8, 1, 1)]
void main(uint i : SV_GroupIndex)
{
    InterlockedAdd(sum, i);
    result[i] = sum;
}

// -T cs_6_0 => dxil spirv
// Of a status that no access gave, the lowest bit counts.
RWStructuredBuffer<uint> o : register(u0);
[numthreads(4, 1, 1)]
void main(uint i : SV_GroupIndex)
{
    o[i] = CheckAccessFullyMapped(i);
    o[i + 4] = CheckAccessFullyMapped(2) + 2 * CheckAccessFullyMapped(3);
}

// -T cs_6_6 => dxil spirv
groupshared int s;
[numthreads(4, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    uint v1 = (uint)(id + 1);
    InterlockedXor(s, v1);
}

// -T cs_6_6 -enable-16bit-types => dxil spirv
groupshared int s;
[numthreads(4, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    uint v1 = (uint)(id + 1);
    int v2 = (int)(id + 1);
    InterlockedExchange(s, v1, v2);
}

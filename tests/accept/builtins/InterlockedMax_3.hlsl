// -T cs_6_6 => dxil spirv
groupshared int s;
[numthreads(4, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    int v1 = (int)(id + 1);
    InterlockedMax(s, v1);
}

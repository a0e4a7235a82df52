// -T cs_6_6 => dxil spirv
[numthreads(4, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    double v0 = (double)(id + 1);
    uint v1 = (uint)(id + 1);
    uint v2 = (uint)(id + 1);
    asuint(v0, v1, v2);
}

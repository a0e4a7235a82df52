// -T cs_6_6 => dxil spirv
[numthreads(4, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    double4 v0 = (double4)(id + 1);
    uint4 v1 = (uint4)(id + 1);
    uint4 v2 = (uint4)(id + 1);
    asuint(v0, v1, v2);
}

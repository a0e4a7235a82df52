// -T cs_6_6 => dxil spirv
[numthreads(4, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    double2 v0 = (double2)(id + 1);
    uint2 v1 = (uint2)(id + 1);
    uint2 v2 = (uint2)(id + 1);
    asuint(v0, v1, v2);
}

// -T cs_6_6 => dxil spirv
[numthreads(4, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    double3 v0 = (double3)(id + 1);
    uint3 v1 = (uint3)(id + 1);
    uint3 v2 = (uint3)(id + 1);
    asuint(v0, v1, v2);
}

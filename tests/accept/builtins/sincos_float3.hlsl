// -T cs_6_6 => dxil spirv
[numthreads(4, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    float3 v0 = (float3)(id + 1);
    float3 v1 = (float3)(id + 1);
    float3 v2 = (float3)(id + 1);
    sincos(v0, v1, v2);
}

// -T cs_6_6 => dxil spirv
RWByteAddressBuffer result : register(u0);
[numthreads(4, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    float3 v0 = (float3)(id + 1);
    float3 v1 = (float3)(id + 1);
    result.Store(0, cross(v0, v1));
}

// -T cs_6_6 => dxil spirv
RWByteAddressBuffer result : register(u0);
[numthreads(4, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    int3 v0 = (int3)(id + 1);
    int3 v1 = (int3)(id + 1);
    result.Store(0, cross(v0, v1));
}

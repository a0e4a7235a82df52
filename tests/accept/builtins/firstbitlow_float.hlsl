// -T cs_6_6 => dxil spirv
RWByteAddressBuffer result : register(u0);
[numthreads(4, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    float v0 = (float)(id + 1);
    result.Store(0, firstbitlow(v0));
}

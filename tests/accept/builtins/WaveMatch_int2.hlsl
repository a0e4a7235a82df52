// -T cs_6_6 => dxil spirv
RWByteAddressBuffer result : register(u0);
[numthreads(4, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    int2 v0 = (int2)(id + 1);
    result.Store(0, WaveMatch(v0));
}

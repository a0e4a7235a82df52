// -T cs_6_6 => dxil spirv
RWByteAddressBuffer result : register(u0);
[numthreads(4, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    int64_t3 v0 = (int64_t3)(id + 1);
    int64_t2x2 v1 = (int64_t2x2)(id + 1);
    result.Store(0, mul(v0, v1)); //~ 25: warning: implicit truncation of vector type [-Wconversion]
}

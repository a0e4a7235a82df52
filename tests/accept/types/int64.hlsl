// -T cs_6_0 => dxil spirv
RWStructuredBuffer<int> o : register(u0);
StructuredBuffer<int> a : register(t0);
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    int64_t x = a[0]; uint64_t3 y = (uint64_t3)x; o[0] = (int)(x * 3) + (int)y.z;
}

// -T cs_6_6 => dxil spirv
RWStructuredBuffer<uint> o;
[numthreads(1,1,1)] void main(uint t : SV_GroupIndex)
{
    uint64_t z = t;
    int8_t4_packed p = z;
    o[0]=p;
}

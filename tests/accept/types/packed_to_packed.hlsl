// -T cs_6_6 => dxil spirv
RWStructuredBuffer<uint> o;
[numthreads(1,1,1)] void main(uint t : SV_GroupIndex)
{
    uint8_t4_packed q = t;
    int8_t4_packed p = q;
    o[0]=p;
}

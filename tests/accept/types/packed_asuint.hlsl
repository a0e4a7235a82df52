// -T cs_6_6 => refused
RWStructuredBuffer<uint> o;
[numthreads(1,1,1)] void main(uint t : SV_GroupIndex)
{
    int8_t4_packed p = t;
    o[0]=asuint(p); //~ 10: error: no matching function for call to 'asuint'
}

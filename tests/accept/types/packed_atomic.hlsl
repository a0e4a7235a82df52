// -T cs_6_6 => refused
RWStructuredBuffer<uint> o;
RWStructuredBuffer<int8_t4_packed> b;
[numthreads(1,1,1)] void main(uint t : SV_GroupIndex)
{
    InterlockedAdd(b[0],1); //~ 5: error: no matching function for call to 'InterlockedAdd'
}

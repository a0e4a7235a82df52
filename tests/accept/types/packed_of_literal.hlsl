// -T cs_6_6 => refused
RWStructuredBuffer<uint> o;
uint f(int8_t4_packed a){return 1;}
uint f(uint8_t4_packed a){return 2;}
[numthreads(1,1,1)] void main(uint t : SV_GroupIndex)
{
    o[0]=f(3); //~ 10: error: call to 'f' is ambiguous
}

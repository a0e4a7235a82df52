// -T cs_6_6 => refused
RWStructuredBuffer<uint> o;
uint f(uint a){return 1;}
uint f(float a){return 2;}
[numthreads(1,1,1)] void main(uint t : SV_GroupIndex)
{
    int8_t4_packed p = t;
    o[0]=f(p); //~ 10: error: call to 'f' is ambiguous
}

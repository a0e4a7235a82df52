// -T cs_6_6 => dxil spirv
RWStructuredBuffer<uint> o;
uint f(int8_t4_packed a){return 1;}
uint f(uint8_t4_packed a){return 2;}
[numthreads(1,1,1)] void main(uint t : SV_GroupIndex)
{
    int8_t4_packed p = t;
    o[0]=f(p);
}

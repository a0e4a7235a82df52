// -T cs_6_0
RWStructuredBuffer<float> o : register(u0);
#if 'ab' == 1
#endif
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    o[id] = 1;
}

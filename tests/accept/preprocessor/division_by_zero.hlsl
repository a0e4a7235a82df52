// -T cs_6_0 => refused
RWStructuredBuffer<int> o : register(u0);
#if 1 / 0 //~ 7: error: division by zero in preprocessor expression
#endif
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    o[0] = 1;
}

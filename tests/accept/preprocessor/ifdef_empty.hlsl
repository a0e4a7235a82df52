// -T cs_6_0 => refused
RWStructuredBuffer<int> o : register(u0);
#ifdef //~ 7: error: macro name missing
#endif
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    o[0] = 1;
}

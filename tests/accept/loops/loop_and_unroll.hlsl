// -T cs_6_0 => refused
RWStructuredBuffer<int> o : register(u0);
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    [loop] [unroll] for (int i = 0; i < 4; i++) o[i] = 1; //~ 5: error: loop and unroll attributes are not compatible
}

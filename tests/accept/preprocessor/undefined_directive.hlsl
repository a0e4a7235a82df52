// -T cs_6_0 => refused
RWStructuredBuffer<int> o : register(u0);
#nonsense //~ 2: error: invalid preprocessing directive
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    o[0] = 1;
}

// -T cs_6_0 => refused
RWStructuredBuffer<int> o : register(u0);
#error words //~ 2: error: words
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    o[0] = 1;
}

// -T cs_6_0 => refused
RWStructuredBuffer<int> o : register(u0);
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    int i = 0; do { i++; } while (i < 4) //~ 41: error: expected ';' after do/while statement
    o[0] = i;
}

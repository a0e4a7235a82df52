// -T cs_6_0 => refused
RWStructuredBuffer<int> o : register(u0);
int g(int x, int y) { return x + y; }
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    o[0] = g(1); //~ 12: error: no matching function for call to 'g'
}

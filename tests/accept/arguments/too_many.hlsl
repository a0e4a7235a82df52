// -T cs_6_0 => refused
RWStructuredBuffer<int> o : register(u0);
int g(int x) { return x; }
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    o[0] = g(1, 2); //~ 12: error: no matching function for call to 'g'
}

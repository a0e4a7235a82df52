// -T cs_6_0 => refused
RWStructuredBuffer<int> o : register(u0);
int g(int x);
int g(int x = g()) { return x; } //~ 15: error: no matching function for call to 'g'
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    o[0] = g();
}

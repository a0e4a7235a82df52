// -T cs_6_0 => refused
RWStructuredBuffer<int> o : register(u0);
int g(int x) { return x < 1 ? 0 : g(x - 1); } //~ 1: error: recursive functions are not allowed: function 'main' calls recursive function 'g'
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    o[0] = g(3);
}

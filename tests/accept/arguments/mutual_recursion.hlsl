// -T cs_6_0 => refused
RWStructuredBuffer<int> o : register(u0);
int h(int x);
int g(int x) { return h(x - 1); } //~ 1: error: recursive functions are not allowed: function 'main' calls recursive function 'g'
int h(int x) { return g(x); }
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    o[0] = g(3);
}

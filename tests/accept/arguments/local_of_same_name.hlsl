// -T cs_6_0 => refused
RWStructuredBuffer<int> o : register(u0);
int g(int x) { int x = 2; return x; } //~ 20: error: redefinition of 'x'
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    o[0] = g(1);
}

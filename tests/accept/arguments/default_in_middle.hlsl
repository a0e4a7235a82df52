// -T cs_6_0 => refused
RWStructuredBuffer<int> o : register(u0);
int g(int x = 1, int y) { return x + y; } //~ 22: error: missing default argument on parameter 'y'
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    o[0] = g(1, 2);
}

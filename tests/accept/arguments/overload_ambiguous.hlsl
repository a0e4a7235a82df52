// -T cs_6_0 => refused
RWStructuredBuffer<int> o : register(u0);
int g(int x, float y) { return 1; } int g(float x, int y) { return 2; }
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    o[0] = g(1, 1); //~ 12: error: call to 'g' is ambiguous
}

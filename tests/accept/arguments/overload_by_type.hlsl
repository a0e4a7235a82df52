// -T cs_6_0 => refused
RWStructuredBuffer<int> o : register(u0);
int g(int x) { return 1; } int g(float x) { return 2; } int g(uint x) { return 3; }
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    o[0] = g(1) + g(1u) + g(1.0f) + g(1.0); //~ 12: error: call to 'g' is ambiguous
}

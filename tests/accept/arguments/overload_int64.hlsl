// -T cs_6_0 => refused
RWStructuredBuffer<int> o : register(u0);
int g(int64_t x) { return 1; } int g(int x) { return 2; }
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    o[0] = g(1ll) + g(1); //~ 21: error: call to 'g' is ambiguous
}

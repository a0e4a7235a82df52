// -T cs_6_0 => refused
RWStructuredBuffer<int> o : register(u0);
int g(int x) { return 1; } int g(out int x) { x = 1; return 2; }
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    int v = 1;
    o[0] = g(v); //~ 12: error: call to 'g' is ambiguous
}

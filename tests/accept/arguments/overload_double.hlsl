// -T cs_6_0 => refused
RWStructuredBuffer<int> o : register(u0);
int g(double x) { return 1; } int g(float x) { return 2; }
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    o[0] = g(1.0L) + g(1.0f) + g(1.0); //~ 32: error: call to 'g' is ambiguous
}

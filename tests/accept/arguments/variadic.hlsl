// -T cs_6_0 => refused
RWStructuredBuffer<int> o : register(u0);
int g(int x, ...) { return x; } //~ 14: error: variadic arguments is unsupported in HLSL
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    o[0] = g(1);
}

// -T cs_6_0 => refused
RWStructuredBuffer<int> o : register(u0);
int g(int *x) { return 1; } //~ 11: error: pointers are unsupported in HLSL
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    o[0] = 1;
}

// -T cs_6_0 => refused
RWStructuredBuffer<int> o : register(u0);
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    int v[1 / 0]; //~ 10: error: variable length arrays are not supported in HLSL
    o[0] = 1;
}

// -T cs_6_0
RWStructuredBuffer<int> o : register(u0);
cbuffer C { int k; }
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    k = 2;
    o[0] = k;
}

// -T cs_6_0 => refused
RWStructuredBuffer<int> o : register(u0);
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    float3 v = float3(1, 2); //~ 23: error: too few elements in vector initialization (expected 3 elements, have 2)
    o[0] = (int)v.x;
}

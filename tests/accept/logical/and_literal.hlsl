// -T cs_6_0 => dxil
RWStructuredBuffer<float> o : register(u0);
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    o[id] = and(1.0, true);
}

// -T cs_6_0 => dxil
RWStructuredBuffer<float> o : register(u0);
Buffer<float2x2> b : register(t0);
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    o[id] = b[id][1][0];
}

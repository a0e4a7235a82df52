// -T cs_6_0 => dxil
RWStructuredBuffer<float> o : register(u0);
groupshared int2x2 m;
RWStructuredBuffer<row_major uint3x2> b : register(u1);
[numthreads(1, 1, 1)]
void main(uint3 id : SV_DispatchThreadID)
{
    uint old;
    InterlockedOr(m._m11, 4);
    InterlockedMax(m[id.x][id.y], 3);
    InterlockedAdd(b[1]._m20, 2, old);
    InterlockedAdd(b[1][2][1], 2);
    InterlockedAdd(b[1][id.x][id.y], 2);
    o[0] = old + m._m11;
}

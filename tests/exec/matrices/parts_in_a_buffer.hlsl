// A row, an element or some lanes of a matrix in a buffer are written by themselves: each lane writes a part of its own of one
// matrix.
// compute: main
// bind t0: structured uint[4] 10 20 30 40
// bind u0: structured float[32] fill(9)
// expect u0: 10 10 9 9 20 20 9 9 30 30 9 9 40 40 9 9   10 1 2 9 20 1 2 9 30 1 2 9 40 1 2 9

StructuredBuffer<uint> a : register(t0);
RWStructuredBuffer<float4x4> o : register(u0);

[numthreads(4, 1, 1)]
void main(uint i : SV_GroupIndex)
{
    o[0][i % 2][i / 2] = a[i / 2];
    o[0][i % 2][2 + i / 2] = a[2 + i / 2];
    o[1][0][i] = a[i];
    if (i == 0)
        o[1]._m10_m13_m11_m12 = 1;
    if (i == 1)
        o[1][a[0] / 5].xy = float2(2, 2);
    if (i == 2)
        o[1][2].zw = 2;
}

// A histogram in an array, counted and then added up.
// compute: main
// bind t0: structured uint[32] iota(1,7)
// bind u0: structured uint[32] zero
// expect u0: agree

StructuredBuffer<uint> a : register(t0);
RWStructuredBuffer<uint> r : register(u0);

[numthreads(32, 1, 1)]
void main(uint3 id : SV_DispatchThreadID)
{
    uint i = id.x;
    uint bins[4] = { 0, 0, 0, 0 };
    for (uint j = 0; j < 16; j++)
        bins[(a[(i + j) & 31] >> 1) & 3]++;
    uint most = 0;
    for (uint k = 1; k < 4; k++)
        if (bins[k] > bins[most])
            most = k;
    r[i] = most + bins[0] * 10 + bins[1] * 100 + bins[2] * 1000 + bins[3] * 10000;
}

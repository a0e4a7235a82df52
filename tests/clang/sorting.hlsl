// An insertion sort of a small array.
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
    uint k[6];
    for (uint j = 0; j < 6; j++)
        k[j] = (a[i] * (j + 3) * 7919u) % 100;
    for (int x = 1; x < 6; x++)
    {
        uint v = k[x];
        int y = x - 1;
        while (y >= 0 && k[y] > v)
        {
            k[y + 1] = k[y];
            y--;
        }
        k[y + 1] = v;
    }
    r[i] = k[0] + k[1] * 100 + k[3] * 10000 + k[5] * 1000000;
}

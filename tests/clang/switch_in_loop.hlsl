// A switch within a loop, which one case leaves.
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
    uint k = a[i];
    for (uint j = 0; j < 12; j++)
    {
        bool stop = false;
        switch ((k + j) % 4)
        {
        case 0:
            k += 3;
            break;
        case 1:
            k = k * 5 + 1;
            break;
        case 3:
            stop = j > 6;
            break;
        }
        if (stop)
            break;
        k ^= j;
    }
    r[i] = k;
}

// A switch whose cases fall together, with a default.
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
    uint k = 0;
    switch (a[i] % 7)
    {
    case 0:
        k = 10;
        break;
    case 1:
    case 2:
        k = 20 + i;
        break;
    case 5:
        k = a[i];
        break;
    default:
        k = 99;
        break;
    }
    r[i] = k;
}

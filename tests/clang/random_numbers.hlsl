// A generator of random numbers, and a shuffle by it.
// compute: main
// bind t0: structured uint[32] iota(1,7)
// bind u0: structured uint[32] zero
// expect u0: agree

StructuredBuffer<uint> a : register(t0);
RWStructuredBuffer<uint> r : register(u0);

struct Random
{
    uint state;
    uint next()
    {
        uint word = ((state >> ((state >> 28) + 4)) ^ state) * 277803737u;
        state = state * 747796405u + 2891336453u;
        return (word >> 22) ^ word;
    }
};

[numthreads(32, 1, 1)]
void main(uint3 id : SV_DispatchThreadID)
{
    uint i = id.x;
    Random g;
    g.state = a[i] * 747796405u + 2891336453u;
    uint k[5];
    for (uint j = 0; j < 5; j++)
        k[j] = j;
    for (uint m = 4; m > 0; m--)
    {
        uint o = g.next() % (m + 1);
        uint t = k[m];
        k[m] = k[o];
        k[o] = t;
    }
    r[i] = k[0] + 10 * k[1] + 100 * k[2] + 1000 * k[3] + 10000 * k[4];
}

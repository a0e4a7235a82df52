// A loop that runs at least once: the greatest common divisor.
// compute: main
// except clang-o0: vkd3d moves the values of a loop one after the other, those of DXC too
// except clang-o1: as above
// except clang-o3: as above
// bind t0: structured uint[32] iota(1,7)
// bind u0: structured uint[32] zero
// expect u0: agree

StructuredBuffer<uint> a : register(t0);
RWStructuredBuffer<uint> r : register(u0);

[numthreads(32, 1, 1)]
void main(uint3 id : SV_DispatchThreadID)
{
    uint i = id.x;
    uint x = a[i], y = i + 1;
    do
    {
        uint t = x % y;
        x = y;
        y = t;
    } while (y != 0);
    r[i] = x;
}

// How many steps a point of the plane stays near.
// compute: main
// bind t0: structured float2[32] iota(0,0.015)
// bind u0: structured uint[32] zero
// expect u0: agree

StructuredBuffer<float2> a : register(t0);
RWStructuredBuffer<uint> r : register(u0);

[numthreads(32, 1, 1)]
void main(uint3 id : SV_DispatchThreadID)
{
    uint i = id.x;
    float2 c = a[i] * float2(3, 2) - float2(2, 1), z = c;
    uint n = 0;
    [loop] while (n < 64 && dot(z, z) < 4)
    {
        z = float2(z.x * z.x - z.y * z.y, 2 * z.x * z.y) + c;
        n++;
    }
    r[i] = n;
}

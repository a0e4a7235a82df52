// -T cs_6_0 -E main -HV 2021
// Fields written one after the other into words that lie in memory, and read back at once: each write clears what a later one fills.
struct Packed
{
    uint a : 5;
    uint b : 11;
    uint c : 16;
    uint d : 9;
    uint e : 12;
};

RWStructuredBuffer<Packed> packed;
StructuredBuffer<uint4> values;

float2 halves(uint w) { return float2(f16tof32(w & 0xffff), f16tof32((w >> 16) & 0xffff)); }

[numthreads(64, 1, 1)]
void main(uint id : SV_DispatchThreadID)
{
    uint4 v = values[id];
    Packed p = packed[id];
    p.a = v.x;
    p.b = v.y;
    p.c = f32tof16(dot(halves(v.z), halves(v.w)));
    p.d = v.w;
    p.e = v.x + v.y;
    if (p.e > 7)
    {
        p.a = p.a + p.b;
        p.d ^= p.e;
    }
    packed[id] = p;
}

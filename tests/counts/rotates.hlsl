// -T cs_6_0 -E main
// Rotations, and a round of a cipher made of them.
RWStructuredBuffer<uint4> values;

uint rotl(uint x, uint n) { return (x << n) | (x >> (32 - n)); }
uint rotr(uint x, uint n) { return (x >> n) | (x << (32 - n)); }

void quarter(inout uint4 v)
{
    v.x += v.y; v.w = rotl(v.w ^ v.x, 16);
    v.z += v.w; v.y = rotl(v.y ^ v.z, 12);
    v.x += v.y; v.w = rotl(v.w ^ v.x, 8);
    v.z += v.w; v.y = rotl(v.y ^ v.z, 7);
}

[numthreads(64, 1, 1)]
void main(uint id : SV_DispatchThreadID)
{
    uint4 v = values[id];
    quarter(v);
    quarter(v);
    v.x = rotr(v.x, v.y & 31);
    values[id] = v;
}

// -T cs_6_0 -E main
// Integer hashes as shaders have them: PCG, Wang's, Murmur's end, xorshift.
RWStructuredBuffer<uint4> values;

uint pcg(uint v)
{
    uint state = v * 747796405u + 2891336453u;
    uint word = ((state >> ((state >> 28u) + 4u)) ^ state) * 277803737u;
    return (word >> 22u) ^ word;
}

uint wang(uint seed)
{
    seed = (seed ^ 61) ^ (seed >> 16);
    seed *= 9;
    seed = seed ^ (seed >> 4);
    seed *= 0x27d4eb2d;
    return seed ^ (seed >> 15);
}

uint murmur(uint h)
{
    h ^= h >> 16;
    h *= 0x85ebca6b;
    h ^= h >> 13;
    h *= 0xc2b2ae35;
    return h ^ (h >> 16);
}

uint3 pcg3d(uint3 v)
{
    v = v * 1664525u + 1013904223u;
    v.x += v.y * v.z; v.y += v.z * v.x; v.z += v.x * v.y;
    v ^= v >> 16u;
    v.x += v.y * v.z; v.y += v.z * v.x; v.z += v.x * v.y;
    return v;
}

[numthreads(8, 8, 1)]
void main(uint3 id : SV_DispatchThreadID)
{
    uint3 p = pcg3d(id);
    uint x = id.x ^ (id.x << 13);
    x ^= x >> 17;
    x ^= x << 5;
    values[id.x] = uint4(pcg(p.x), wang(p.y), murmur(p.z), x);
}

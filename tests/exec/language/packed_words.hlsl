// Words whose fields are written and read one after the other, halves of words, and bits that only some paths use.
// compute: main
// bind t0: structured uint[64] random(7)
// bind u0: structured uint[64] zero
// expect u0: agree

StructuredBuffer<uint> source : register(t0);
RWStructuredBuffer<uint> result : register(u0);

struct Packed { uint a : 5; uint b : 11; uint c : 16; int d : 9; uint e : 12; };

uint word(Packed p) { return p.a | (p.b << 5) | (p.c << 16); }

[numthreads(1, 1, 1)]
void main()
{
    for (uint i = 0; i < 16; ++i)
    {
        uint4 v = uint4(source[4 * i], source[4 * i + 1], source[4 * i + 2], source[4 * i + 3]);
        Packed p;
        p.a = v.x;
        p.b = v.y;
        p.c = v.z;
        p.d = v.w;
        p.e = v.x + v.y;
        p.a = p.a + p.b;
        p.b ^= p.e;
        if (v.x & 1)
            p.d += p.a;
        result[4 * i] = word(p);
        result[4 * i + 1] = (uint)p.d ^ (p.e << 9);
        uint cleared = ((((v.x & ~0xf0u) | ((v.y << 4) & 0xf0u)) & ~0xf000u) | ((v.z & 0xfu) << 12)) & 0xffffffu;
        int sign = (int)(cleared << 8) >> 28;
        result[4 * i + 2] = cleared + (uint)sign;
        uint state = v.w;
        for (uint k = 0; k < 5; ++k)
            state = ((state << 3) + (state >> 5)) & 0xffffu;
        result[4 * i + 3] = state & 0xfffu;
    }
}

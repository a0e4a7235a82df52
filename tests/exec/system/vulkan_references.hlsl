// An instruction by number writes through the reference that it is given: to locals, members, statics, memory of the group and
// parameters, in branches and loops.
// compute: main
// dispatch: 1 1 1
// bind u0: structured uint[8] fill(0)
// expect u0: 7 9 8 2 9 17 10 12
// except dxil: only SPIR-V has numbers of its own
// except dxbc: only SPIR-V has numbers of its own

#ifdef __spirv__
[[vk::ext_instruction(62)]] void put([[vk::ext_reference]] uint to, uint value);
#else
void put(out uint to, uint value) { to = value; }
#endif

struct Pair { uint a; uint b[3]; };

RWStructuredBuffer<uint> r : register(u0);
static uint kept = 5;
groupshared uint shared_one;

void through(inout uint to) { put(to, 9); }

[numthreads(1, 1, 1)]
void main(uint i : SV_GroupIndex)
{
    uint x = 3;
    put(x, 7);
    r[0] = x;
    Pair p = (Pair)0;
    put(p.b[i + 1], 4);
    put(p.a, 5);
    r[1] = p.b[1] + p.a;
    put(kept, 8);
    r[2] = kept;
    shared_one = 1;
    put(shared_one, 2);
    r[3] = shared_one;
    uint y = 1;
    through(y);
    r[4] = y;
    uint z = i;
    if (y > 1)
        put(z, 17);
    r[5] = z;
    for (uint k = 0; k < 3 + i; k++)
        put(x, x + 1);
    r[6] = x;
    put(r[7], 12);
}

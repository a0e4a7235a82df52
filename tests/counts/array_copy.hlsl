// -T cs_6_0 -E main
// Arrays that are copied whole, into a function and out of it.
StructuredBuffer<uint> source;
RWStructuredBuffer<uint> target;

struct Block { uint words[16]; };

Block mixed(Block b, uint round)
{
    Block next = b;
    [loop]
    for (uint i = 0; i < 16; ++i)
        next.words[i] = b.words[(i * round) & 15] ^ (b.words[(i + 7) & 15] << 3);
    return next;
}

[numthreads(64, 1, 1)]
void main(uint id : SV_DispatchThreadID)
{
    Block b;
    [loop]
    for (uint i = 0; i < 16; ++i)
        b.words[i] = source[id * 16 + i];
    b = mixed(b, 3);
    b = mixed(b, 5);
    [loop]
    for (uint j = 0; j < 16; ++j)
        target[id * 16 + j] = b.words[j];
}

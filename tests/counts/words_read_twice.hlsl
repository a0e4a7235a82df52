// -T cs_6_2 -E main
// Fields of one word of a buffer, and elements of an array just set: what is at an address is loaded once.
struct Bits { uint set : 5; uint more : 11; uint rest : 16; };
RWStructuredBuffer<Bits> bits;
RWStructuredBuffer<uint> target;

[numthreads(64, 1, 1)]
void main(uint id : SV_DispatchThreadID)
{
    uint kept[4] = { 1, 2, 3, 4 };
    kept[id & 3] = id;
    target[id] = bits[id].more + bits[id].set + kept[id & 3] * kept[id & 3];
    if (bits[id].rest > 7)
        target[id + 1] = bits[id].rest + kept[(id >> 2) & 3];
}

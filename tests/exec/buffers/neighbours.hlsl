// Words that lie side by side are read and written together; what is read between two writes sees the first of them.
// compute: main
// bind t0: raw uint[16] iota
// bind t1: structured mixed[8] 1.0 2.0 3.0 4.0 5.0 6.0 7.0 8.0
// bind u0: raw uint[16] zero
// bind u1: structured mixed[8] zero
// expect u0: 3 4 5 6 30 31 64 7 2 1 7 0 0 0 0 0
// expect u1: 3.0 2.0 1.0 4.0 14.0 5.0 6.0 8.0

struct Pair
{
    float3 place;
    float mass;
};

ByteAddressBuffer words : register(t0);
StructuredBuffer<Pair> pairs : register(t1);
RWByteAddressBuffer out_words : register(u0);
RWStructuredBuffer<Pair> out_pairs : register(u1);

[numthreads(1, 1, 1)]
void main(uint i : SV_GroupIndex)
{
    uint at = i * 4 + 8;
    uint a = words.Load(at + 4);
    uint b = words.Load(at + 8);
    uint2 c = words.Load2(at + 12);
    out_words.Store(i * 4, a);
    out_words.Store(i * 4 + 4, b);
    out_words.Store2(i * 4 + 8, c);
    // Not side by side, and read in between.
    out_words.Store(16, 30);
    uint seen = out_words.Load(16);
    out_words.Store(20, seen + 1);
    out_words.Store(24, seen + 2 * 17);
    out_words.Store(28, words.Load(28));
    // Backwards: the later is written in front.
    out_words.Store(36, 1);
    out_words.Store(32, 2);
    // The same place twice: the last one stays.
    out_words.Store(40, 9);
    out_words.Store(40, 7);

    Pair first = pairs[i], second = pairs[i + 1];
    out_pairs[i].place = first.place.zyx;
    out_pairs[i].mass = first.mass;
    out_pairs[i + 1].place = float3(second.place.z * 2, second.place.xy);
    out_pairs[i + 1].mass = second.mass;
}

// A method of an element of a buffer, or of group memory, writes what it sets and nothing else: each lane sets a member of its own of
// one element, and none of them undoes what another did.
// compute: main
// except dxc: its way to SPIR-V has no interlocked operations on members of `this`
// bind t0: structured uint[4] 10 20 30 40
// bind u0: structured uint[8] 1 2 3 4 5 6 7 8
// bind u1: structured uint[8] zero
// expect u0: 10 20 30 40 5 6 100 8
// expect u1: 11 21 31 41 4 10 30 0

StructuredBuffer<uint> a : register(t0);

struct S
{
    uint v[4];
    void set(uint i, uint x) { v[i] = x; }
    uint get(uint i) { return v[i]; }
    void count(uint k) { InterlockedAdd(v[3], k); }
    void cap(uint k) { if (v[2] > k) v[2] = k; }
    void add(uint k) { InterlockedAdd(v[2], k); }
};

RWStructuredBuffer<S> o : register(u0);
RWStructuredBuffer<uint> r : register(u1);
groupshared S g[2];

[numthreads(4, 1, 1)]
void main(uint i : SV_GroupIndex)
{
    o[0].set(i, a[i]);
    g[0].set(i, a[i]);
    g[1].v[i] = 0;
    GroupMemoryBarrierWithGroupSync();
    r[i] = g[0].get(i) + 1;
    g[1].count(1);
    if (i < 3)
        o[1].cap(7 + i);
    GroupMemoryBarrierWithGroupSync();
    if (i == 0) {
        o[1].add(93);
        r[4] = g[1].v[3];
        r[5] = o[0].get(0);
        r[6] = o[0].v[2];
    }
}

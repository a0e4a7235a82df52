// What is passed `inout` and lies in memory that others write is passed itself in modules for Vulkan: what the function leaves as
// it is is not written, here the members that are changed by another name meanwhile.
// compute: main
// except dxil: for Direct3D arguments are copied, and back
// except dxbc: for Direct3D arguments are copied, and back
// bind u0: structured uint[8] 1 2 3 4 5 6 7 8
// bind u1: structured uint[8] zero
// expect u0: 11 20 3 40 5 6 57 8
// expect u1: 1 70 2 90 10 0 0 0

struct Pair { uint x, y; };
RWStructuredBuffer<Pair> pairs : register(u0);
RWStructuredBuffer<uint> results : register(u1);
groupshared Pair kept;
groupshared uint2 lanes;

void first(inout Pair p) { pairs[0].y = 20; p.x += 10; }
void nothing(inout Pair p) { pairs[1].y = 40; }
void half_of(inout uint x) { pairs[3].y = 8; x += 50; }
void shared_pair(inout Pair p) { kept.y = 70; p.x += 1; }
void lane(inout uint x) { lanes.y = 90; x += 2; }
void set(out Pair p) { p.x = 10; }

[numthreads(1, 1, 1)]
void main()
{
    kept.x = 0;
    kept.y = 0;
    lanes = 0;
    first(pairs[0]);
    nothing(pairs[1]);
    half_of(pairs[3].x);
    shared_pair(kept);
    lane(lanes.x);
    results[0] = kept.x;
    results[1] = kept.y;
    results[2] = lanes.x;
    results[3] = lanes.y;
    set(kept);
    results[4] = kept.x;
}

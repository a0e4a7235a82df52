// reversebits, lane by lane and folded.
// compute: main
// bind t0: structured uint[8] 0 1 4294967295 255 2147483648 65536 240 12
// bind u0: structured uint[9] zero
// expect u0: 0 2147483648 4294967295 4278190080 1 32768 251658240 805306368 4278190080

StructuredBuffer<uint> a : register(t0);
RWStructuredBuffer<uint> r : register(u0);

[numthreads(8, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    r[id] = reversebits(a[id]);
    if (id == 0)
        r[8] = reversebits(uint(255));
}

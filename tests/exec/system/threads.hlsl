// Each thread writes a multiple of its index.
// compute: main
// dispatch: 2
// bind u0: structured uint[8] zero
// expect u0: iota(0,3)

RWStructuredBuffer<uint> result : register(u0);

[numthreads(4, 1, 1)]
void main(uint3 id : SV_DispatchThreadID)
{
    result[id.x] = id.x * 3;
}

// Atomics on texels.
// compute: main
// bind u0: texture2d r32uint 2x2 zero
// expect u0: 4 4 4 4

RWTexture2D<uint> cells : register(u0);

[numthreads(16, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    InterlockedAdd(cells[uint2(id & 1, (id >> 1) & 1)], 1);
}

// A constant table of minimum-precision floats, indexed at run time.
// compute: main
// except dxil: vkd3d refuses constant aggregates of halves, from DXC too
// bind u0: structured float[8] zero
// expect u0: 1 2.5 3 -4 5 1 2.5 3

RWStructuredBuffer<float> r : register(u0);

static const min16float table[5] = { 1, 2.5, 3, -4, 5 };

[numthreads(8, 1, 1)]
void main(uint i : SV_DispatchThreadID)
{
    r[i] = table[i % 5];
}

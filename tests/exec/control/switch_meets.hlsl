// Lanes that fall into a case meet there those that the switch sends to it: operations of the wave see them all.
// compute: main
// except dxbc: shader model 5.1 has no wave operations
// except dxil: vkd3d's program is told of no wave operations
// bind t0: structured uint[8] 0 0 1 1 2 3 2 0
// bind u0: structured uint[8] zero
// expect u0: 105 105 5 5 33 3 33 105

StructuredBuffer<uint> kind : register(t0);
RWStructuredBuffer<uint> met : register(u0);

[numthreads(8, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    uint n = 0;
    switch (kind[id])
    {
    case 0:
        n += 100;
    case 1:
        n += WaveActiveCountBits(true);
        break;
    case 2:
        n += 30;
    default:
        n += WaveActiveCountBits(true);
    }
    met[id] = n;
}

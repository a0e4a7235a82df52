// Wave operations in a full wave of one group's threads; those that lavapipe has.
// compute: main
// except dxbc: shader model 5.1 has no wave operations
// except dxil: vkd3d's program is told of no wave operations
// bind u0: structured uint[6] zero
// expect u0: 1 1 1 1 1 1

RWStructuredBuffer<uint> r : register(u0);

[numthreads(64, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    uint lanes = WaveGetLaneCount();
    uint lane = WaveGetLaneIndex();
    uint first = WaveReadLaneFirst(id);
    uint second = WaveReadLaneAt(id, 1);
    bool all = WaveActiveAllTrue(id < 64);
    bool any = WaveActiveAnyTrue(id == 3);
    uint count = WaveActiveCountBits(id % 2 == 0);
    uint4 ballot = WaveActiveBallot(id < 2);
    if (id == 0)
    {
        r[0] = first == 0 && second == 1;
        r[1] = lane == 0 && WaveIsFirstLane();
        r[2] = all;
        r[3] = any == (lanes > 3);
        r[4] = count == lanes / 2;
        r[5] = ballot.x == 3;
    }
}

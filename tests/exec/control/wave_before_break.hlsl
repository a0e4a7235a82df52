// What a loop asks the wave of before it is left is over the lanes that leave in that round: by a break, after a loop of its own, by
// the return of a function.
// compute: main
// except dxbc: shader model 5.1 has no wave operations
// except dxil: vkd3d's program is told of no wave operations
// except dxc: its modules have the operation behind the loop, where the lanes have met
// except dxc-dxil: of the return it has the operation behind the loop too
// bind t0: structured uint[4] 3 1 3 1
// bind u0: structured uint[12] zero
// expect u0: 5 6 5 6   104 56 54 56   12 22 12 23

StructuredBuffer<uint> materials : register(t0);
RWStructuredBuffer<uint> result : register(u0);

uint found(uint mine, uint lane)
{
    [loop] for (uint round = 10; ; round += 10)
    {
        if (WaveReadLaneFirst(mine) == mine)
            return round + WaveActiveCountBits(true) + WavePrefixCountBits(lane != 0);
    }
}

uint after_a_loop(uint mine, uint lane)
{
    uint sum = 0;
    [loop] for (uint j = 0; j < 2; j++)
    {
        if ((mine == 3) == (j == 0))
        {
            sum = lane == 0 ? 100 : 50;
            [loop] for (uint k = 0; k < 2; k++)
                sum += WaveActiveCountBits(true) + WaveActiveCountBits(lane == 3);
            break;
        }
    }
    return sum;
}

[numthreads(4, 1, 1)]
void main(uint i : SV_GroupIndex)
{
    uint mine = materials[i], sum = 0;
    while (true)
    {
        if (WaveReadLaneFirst(mine) == mine)
        {
            sum += WaveActiveCountBits(i > 1) + 4;
            break;
        }
        sum++;
    }
    result[i] = sum;
    result[4 + i] = after_a_loop(mine, i);
    result[8 + i] = found(mine, i);
}

// What a loop asks the wave of before it is left is over the lanes that leave in that round, be it by a break, after another
// loop, or by the return of a function.
// RUN: %trefoil run %s --set materials=3,1,3,1 | %filecheck %s
// RUN: %trefoil run %s -Od --set materials=3,1,3,1 | %filecheck %s
// CHECK: 0: {{ *}}5 {{ *}}6 {{ *}}5 {{ *}}6 {{ *}}104 {{ *}}56 {{ *}}54 {{ *}}56 {{ *}}12 {{ *}}22 {{ *}}12 {{ *}}23
RWStructuredBuffer<uint> result;
StructuredBuffer<uint> materials;

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

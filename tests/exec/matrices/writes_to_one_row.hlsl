// Writes to components of matrices of one row or one column in buffers leave the others as they are.
// compute: main
// bind t0: structured uint[4] 0 1 2 3
// bind u0: structured float[16] 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15
// expect u0: 0 1 -1 3  -2 8 9 -3  -4 9 10 11  12 13 14 15

struct Both
{
    float before;
    float1x4 row;
    float3x1 column;
    float after;
};
StructuredBuffer<uint> numbers : register(t0);
RWStructuredBuffer<Both> both : register(u0);

[numthreads(1, 1, 1)]
void main()
{
    both[0].row[0][numbers[1]] = -1;
    both[0].row._14 = -2;
    both[0].column[numbers[2]][0] = -3;
    both[0].after = -4;
    both[0].column[1] = both[0].column[0];
    both[0].column._21 = 9;
    both[0].after -= 0;
    both[0].column[0] = 8;
}

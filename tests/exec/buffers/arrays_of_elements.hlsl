// Local and static arrays that hold elements of one array of buffers, read by an index known only when the shader runs: the
// array holds indices.
// compute: main
// dispatch: 1 1 1
// bind t0: structured uint[3] 1 10 100
// bind t1: structured uint[3] 2 20 200
// bind t2: structured uint[3] 3 30 300
// bind t3: structured uint[4] 2 0 1 1
// bind u0: structured uint[8] zero
// expect u0: 3 10 200 30 300 2 1 20
// except dxc: it makes pointers that are chosen at run time
// except dxil: vkd3d's program gives the whole range one descriptor
// except dxbc: vkd3d's program gives the whole range one descriptor

StructuredBuffer<uint> all[3] : register(t0);
StructuredBuffer<uint> choice : register(t3);
RWStructuredBuffer<uint> results : register(u0);

static StructuredBuffer<uint> copies[3] = all;

uint last(StructuredBuffer<uint> list[2], uint i)
{
    return list[i][2];
}

[numthreads(1, 1, 1)]
void main()
{
    StructuredBuffer<uint> two[2];
    two[0] = all[2];
    two[1] = all[0];
    results[0] = two[choice[1]][0];
    results[1] = two[choice[2]][1];

    two[0] = copies[choice[2]];
    results[2] = last(two, choice[1]);

    StructuredBuffer<uint> four[2][2];
    four[0] = two;
    four[1][0] = copies[choice[0]];
    four[1][1] = all[1];
    results[3] = four[choice[2]][choice[1]][1];
    two = four[1];
    if (choice[0] == 2)
        two[1] = two[0];
    results[4] = last(two, choice[3]);

    for (uint i = 0; i < 2; i++)
        results[5 + i] = four[0][i][0];
    results[7] = four[choice[2]][choice[3]][1];
}

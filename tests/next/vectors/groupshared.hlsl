// Memory of the group that holds long vectors, in an array, written whole and by elements.
// NEXT: cs_6_9 main
RWByteAddressBuffer b;
groupshared vector<float, 9> g[4];
groupshared vector<uint, 5> h;
[numthreads(4, 1, 1)] void main(uint i : SV_GroupIndex)
{
    g[i] = b.Load<vector<float, 9> >(i * 64);
    g[i][i + 2] = 5;
    if (i == 0)
        h = 3;
    GroupMemoryBarrierWithGroupSync();
    vector<float, 9> x = g[(i + 1) & 3];
    InterlockedAdd(h[i], i);
    GroupMemoryBarrierWithGroupSync();
    b.Store(1024 + i * 64, x + g[3][i]);
    if (i == 1)
        b.Store(2048, h);
}

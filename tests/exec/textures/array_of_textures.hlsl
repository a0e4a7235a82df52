// A bounded array of textures, its index known at run time, and one that is not bounded.
// compute: main
// except dxil: vkd3d's program gives a whole range one descriptor
// except dxbc: vkd3d's program gives a whole range one descriptor
// bind t2: texture2d r32float 1x1 10
// bind t3: texture2d r32float 1x1 20
// bind t4: texture2d r32float 1x1 30
// bind t0 space1: structured uint[1] 5
// bind t1 space1: structured uint[1] 6
// bind u0: structured float[4] zero
// expect u0: 30 20 10 11

Texture2D<float> maps[3] : register(t2);
StructuredBuffer<uint> tables[] : register(t0, space1);
RWStructuredBuffer<float> r : register(u0);

[numthreads(3, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    r[id] = maps[NonUniformResourceIndex(2 - id)].Load(int3(0, 0, 0));
    if (id == 0)
        r[3] = tables[0][0] + tables[1][0];
}

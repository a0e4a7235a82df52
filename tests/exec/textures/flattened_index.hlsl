// Arrays whose elements have variables of their own (`-fspv-flatten-resource-arrays`), indexed at run time: in straight code, in a
// loop and where the loop goes on; a texture and a sampler at once, loads, stores, atomic operations and counts of rows.
// compute: main
// args: -fspv-flatten-resource-arrays
// except dxc: its SPIR-V has no arrays of writable structured buffers
// except dxil: vkd3d's program gives a whole range one descriptor
// except dxbc: vkd3d's program gives a whole range one descriptor
// bind t2: texture2d r32float 1x1 10
// bind t3: texture2d r32float 1x1 20
// bind t4: texture2d r32float 1x1 30
// bind s0: sampler point clamp
// bind s1: sampler linear clamp
// bind t5: structured uint[2] 5 1
// bind t6: structured uint[3] 7 2 9
// bind u0: structured float[12] zero
// bind u1: structured uint[3] zero
// bind u2: structured uint[3] zero
// expect u0: 30 20 10 7 5 7 50 2 3 2 30 20
// expect u1: 1 0 3
// expect u2: 0 2 0

Texture2D<float> maps[3] : register(t2);
SamplerState samplers[2] : register(s0);
StructuredBuffer<uint> tables[2] : register(t5);
RWStructuredBuffer<float> r : register(u0);
RWStructuredBuffer<uint> marks[2] : register(u1);

uint rows(uint i)
{
    uint count, stride;
    tables[i].GetDimensions(count, stride);
    return count;
}

[numthreads(3, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    r[id] = maps[2 - id].SampleLevel(samplers[id & 1], float2(0.5, 0.5), 0);
    r[3 + id] = tables[(id + 1) & 1][0];
    InterlockedAdd(marks[id & 1][id], id + 1);
    if (id == 0)
    {
        float sum = 0;
        [loop] for (uint i = tables[0][1] - 1; i < tables[1][1] + 1; i += tables[i & 1][1])
            sum += maps[i].Load(int3(0, 0, 0)) + (i == 1 ? 20 : 0);
        r[6] = sum;
    }
    r[7 + id] = rows(id & 1);
    if (id < 2)
        r[10 + id] = maps[2 - id][uint2(0, 0)];
}

// Barriers that not all threads come to, derivatives in divergent control flow, lanes that do not take part.
// RUN: not %trefoil run %s --set output=zeros:64 --sanitize=divergence 2>&1 | %filecheck %s
// RUN: not %trefoil run %s -E derivatives --set output=zeros:64 --sanitize=divergence 2>&1 | %filecheck %s --check-prefix=QUAD
// RUN: %trefoil run %s -E uniform_flow --set output=zeros:64 --sanitize=divergence

RWStructuredBuffer<float> output;

[numthreads(64, 1, 1)]
void main(uint thread : SV_GroupIndex)
{
    if (thread < 48)
        // CHECK: divergence.hlsl:[[#@LINE+1]]:9: error: not all threads of the group come to this barrier
        GroupMemoryBarrierWithGroupSync();
    if (thread % 2 == 0)
        // CHECK: divergence.hlsl:[[#@LINE+1]]:26: error: lane 1 is read, which is not active
        output[thread] = WaveReadLaneAt(thread, 1);
}

[numthreads(8, 8, 1)]
void derivatives(uint2 id : SV_DispatchThreadID)
{
    float x = id.x;
    if (id.x != 3)
        // QUAD: divergence.hlsl:[[#@LINE+2]]:35: error: a derivative looks at neighbouring pixels, and not all of the quad come here
        // QUAD: note: by thread
        output[id.x + 8 * id.y] = ddx_fine(x);
}

[numthreads(64, 1, 1)]
void uniform_flow(uint thread : SV_GroupIndex, uint3 group : SV_GroupID)
{
    if (group.x == 0)
        AllMemoryBarrierWithGroupSync();
    output[thread] = WaveReadLaneFirst(thread);
}

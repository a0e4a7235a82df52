// What the runtime's table says that an entry needs: its wave sizes, its derivatives, and the model that has them, as the validator finds them.
// Validators below 1.8 know none of it, and count a writable view of a library as one at every stage.
// RUN: %trefoil compile %s -T lib_6_6 -o %t.dxil
// RUN: %dxc-validate %t.dxil
// RUN: %trefoil compile %s -T lib_6_8 -D RANGE -o %t.range.dxil
// RUN: %dxc-validate %t.range.dxil
// RUN: %trefoil dxc %s -T lib_6_6 -validator-version 1.7 -Fo %t.7.dxil
// RUN: %dxc-validate %t.7.dxil
// RUN: %dxc-dis %t.7.dxil | %filecheck %s
// RUN: %trefoil dxc %s -T lib_6_6 -validator-version 1.6 -Fo %t.6.dxil
// RUN: %dxc-validate %t.6.dxil

// CHECK: !{i32 0, i64 589840}

RWStructuredBuffer<uint> result;
groupshared uint all[32];

[shader("compute")]
[numthreads(32, 1, 1)]
[WaveSize(32)]
void sum(uint i : SV_GroupIndex)
{
    result[i] = WaveActiveSum(i);
}

#ifdef RANGE
[shader("compute")]
[numthreads(32, 1, 1)]
[WaveSize(16, 64)]
void between(uint i : SV_GroupIndex)
{
    result[i] = WaveActiveSum(i);
}

[shader("compute")]
[numthreads(32, 1, 1)]
[WaveSize(4, 128, 32)]
void preferred(uint i : SV_GroupIndex)
{
    result[i] = WaveActiveSum(i);
}

struct Payload
{
    float slope;
};

[shader("amplification")]
[numthreads(8, 1, 1)]
void groups(uint i : SV_GroupIndex)
{
    Payload p;
    p.slope = ddx(float(i * i));
    DispatchMesh(1, 1, 1, p);
}

struct Vertex
{
    float4 position : SV_Position;
};

[shader("mesh")]
[numthreads(4, 1, 1)]
[outputtopology("triangle")]
void triangles(uint i : SV_GroupIndex, out vertices Vertex v[4], out indices uint3 t[1])
{
    SetMeshOutputCounts(4, 1);
    v[i].position = ddx(float(i * i));
    t[0] = uint3(0, 1, 2);
}
#endif

[shader("compute")]
[numthreads(32, 1, 1)]
void turn(uint i : SV_GroupIndex)
{
    all[i] = i;
    GroupMemoryBarrierWithGroupSync();
    result[i] = all[31 - i];
}

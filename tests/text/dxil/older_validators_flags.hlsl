// The first validator counts any load of a UAV as one of a typed UAV with more formats, those before 1.8 count the UAVs of mesh
// shaders as those of vertex shaders.
// RUN: %trefoil dxc %s -T cs_6_0 -E compute -validator-version 1.0 -Fo %t.0.dxil
// RUN: %dxc-validate %t.0.dxil
// RUN: %trefoil dis %t.0.dxil | %filecheck %s --check-prefix=ANY
// RUN: %trefoil dxc %s -T cs_6_0 -E compute -validator-version 1.1 -Fo %t.1.dxil
// RUN: %dxc-validate %t.1.dxil
// RUN: %trefoil dis %t.1.dxil | %filecheck %s --check-prefix=TYPED
// RUN: %trefoil dxc %s -T ms_6_5 -E mesh -validator-version 1.7 -Fo %t.7.dxil
// RUN: %dxc-validate %t.7.dxil
// RUN: %trefoil dis %t.7.dxil | %filecheck %s --check-prefix=MESH

// ANY: !{i32 0, i64 8208,
// TYPED: !{i32 0, i64 16,
// MESH: !{i32 0, i64 65552,

RWStructuredBuffer<uint> seen;

[numthreads(1, 1, 1)]
void compute(uint id : SV_GroupIndex)
{
    seen[id] = seen[id + 1];
}

struct Corner
{
    float4 position : SV_Position;
};

[outputtopology("triangle")]
[numthreads(1, 1, 1)]
void mesh(out vertices Corner corners[3], out indices uint3 triangles[1])
{
    SetMeshOutputCounts(3, 1);
    seen[0] = 1;
    corners[0].position = corners[1].position = corners[2].position = 0;
    triangles[0] = uint3(0, 1, 2);
}

// The first validator counts any load of a UAV as one of a typed UAV with more formats, those before 1.8 count the UAVs of mesh
// shaders as those of vertex shaders, and those before 1.6 do not count barycentric coordinates.
// RUN: %trefoil dxc %s -T cs_6_0 -E compute -validator-version 1.0 -Fo %t.0.dxil
// RUN: %dxc-validate %t.0.dxil
// RUN: %trefoil dis %t.0.dxil | %filecheck %s --check-prefix=ANY
// RUN: %trefoil dxc %s -T cs_6_0 -E compute -validator-version 1.1 -Fo %t.1.dxil
// RUN: %dxc-validate %t.1.dxil
// RUN: %trefoil dis %t.1.dxil | %filecheck %s --check-prefix=TYPED
// RUN: %trefoil dxc %s -T ms_6_5 -E mesh -validator-version 1.7 -Fo %t.7.dxil
// RUN: %dxc-validate %t.7.dxil
// RUN: %trefoil dis %t.7.dxil | %filecheck %s --check-prefix=MESH
// RUN: %trefoil dxc %s -T ps_6_1 -E pixel -validator-version 1.5 -Fo %t.5.dxil
// RUN: %dxc-validate %t.5.dxil
// RUN: %trefoil dis %t.5.dxil | %filecheck %s --check-prefix=PIXEL
// RUN: %trefoil dxc %s -T ps_6_1 -E pixel -validator-version 1.6 -Fo %t.6.dxil
// RUN: %dxc-validate %t.6.dxil
// RUN: %trefoil dis %t.6.dxil | %filecheck %s --check-prefix=COUNTED

// ANY: !{i32 0, i64 8208,
// TYPED: !{i32 0, i64 16,
// MESH: !{i32 0, i64 65552,
// PIXEL: !{void ()* @pixel, !"pixel", !{{[0-9]+}}, null, null}
// COUNTED: !{i32 0, i64 4194304}

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

float4 pixel(float3 weights : SV_Barycentrics) : SV_Target
{
    return weights.xyzz;
}

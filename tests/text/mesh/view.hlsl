// The view reaches outputs through the memory of the group: the first component of UV depends on it, the second does not.
// RUN: %trefoil compile %s -T ms_6_5 -o %t.dxil
// RUN: %dxc-validate %t.dxil
// RUN: %dxc-dis %t.dxil | %filecheck %s

// CHECK: Outputs dependent on ViewId: { 4 }
// CHECK: Primitive Outputs dependent on ViewId: { 0 }

struct Vertex
{
    float4 place : SV_Position;
    float2 uv : UV;
};

struct Primitive
{
    float tag : TAG;
};

groupshared uint views[32];

[numthreads(32, 1, 1)]
[outputtopology("triangle")]
void main(
    uint thread : SV_GroupIndex,
    uint view : SV_ViewID,
    out vertices Vertex vertices[32],
    out indices uint3 triangles[1],
    out primitives Primitive primitives[1])
{
    SetMeshOutputCounts(3, 1);
    views[thread] = view;
    GroupMemoryBarrierWithGroupSync();
    vertices[thread].place = thread;
    vertices[thread].uv = float2(views[thread ^ 1], thread);
    primitives[0].tag = view;
    triangles[0] = uint3(0, 1, 2);
}

// A mesh shader: its counts and what it sets once.
//
// SHADER: ms_6_5
// BREAKS Sm.MeshShaderMaxVertexCount: i32 3, i32 1, i32 2, i32 0} => i32 257, i32 1, i32 2, i32 0}
// BREAKS Sm.MeshShaderMaxPrimitiveCount: i32 3, i32 1, i32 2, i32 0} => i32 3, i32 257, i32 2, i32 0}
// BREAKS Sm.ThreadGroupChannelRange: !{i32 3, i32 1, i32 1} => !{i32 129, i32 1, i32 1}
struct Vertex { float4 place : SV_Position; };

[outputtopology("triangle")]
[numthreads(3, 1, 1)]
void main(uint at : SV_GroupIndex, out vertices Vertex corners[3], out indices uint3 triangles[1]) {
    SetMeshOutputCounts(3, 1);
    corners[at].place = float4(at, at & 1, 0, 1);
    triangles[0] = uint3(0, 1, 2);
}

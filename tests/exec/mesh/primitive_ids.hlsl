// SV_PrimitiveID is what the mesh shader says of each primitive.
// mesh: ms
// pixel: ps
// model: 6.5
// target 0: r32uint 4x1
// expect target 0: 103 102 101 100

struct Vertex
{
    float4 place : SV_Position;
};
struct Part
{
    uint id : SV_PrimitiveID;
};

[numthreads(16, 1, 1)]
[outputtopology("triangle")]
void ms(
    uint thread : SV_GroupIndex,
    out vertices Vertex vertices[16],
    out primitives Part parts[8],
    out indices uint3 triangles[8])
{
    SetMeshOutputCounts(16, 8);
    float2 corner = float2((thread / 4 + (thread & 1)) * 0.5 - 1, thread & 2 ? 1 : -1);
    vertices[thread].place = float4(corner, 0, 1);
    if (thread < 8)
    {
        triangles[thread] = thread / 2 * 4 + (thread & 1 ? uint3(2, 3, 1) : uint3(0, 2, 1));
        parts[thread].id = 103 - thread / 2;
    }
}

uint ps(uint id : SV_PrimitiveID) : SV_Target
{
    return id;
}

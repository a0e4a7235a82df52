// The order of the indices says which side of a triangle is seen.
// mesh: ms
// pixel: ps
// model: 6.5
// target 0: r32float 2x1
// expect target 0: agree

struct Vertex
{
    float4 place : SV_Position;
};

[numthreads(8, 1, 1)]
[outputtopology("triangle")]
void ms(uint thread : SV_GroupIndex, out vertices Vertex vertices[8], out indices uint3 triangles[4])
{
    SetMeshOutputCounts(8, 4);
    uint column = thread / 4;
    vertices[thread].place = float4(column + (thread & 1) - 1.0, thread & 2 ? 1 : -1, 0, 1);
    if (thread < 4)
    {
        uint3 corners = thread & 1 ? uint3(2, 3, 1) : uint3(0, 2, 1);
        triangles[thread] = thread / 2 * 4 + (thread < 2 ? corners : corners.xzy);
    }
}

float ps(bool front : SV_IsFrontFace) : SV_Target
{
    return front ? 1 : 2;
}

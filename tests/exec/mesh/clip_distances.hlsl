// What lies beyond clip distances of vertices is cut off.
// mesh: ms
// pixel: ps
// model: 6.5
// target 0: r32float 8x1
// expect target 0: 0 0 4 4 4 0 0 0

struct Vertex
{
    float4 place : SV_Position;
    float2 clip : SV_ClipDistance0;
};

[numthreads(4, 1, 1)]
[outputtopology("triangle")]
void ms(uint thread : SV_GroupIndex, out vertices Vertex vertices[4], out indices uint3 triangles[2])
{
    SetMeshOutputCounts(4, 2);
    float x = thread & 1 ? 1 : -1;
    vertices[thread].place = float4(x, thread & 2 ? 1 : -1, 0, 1);
    vertices[thread].clip = float2(x + 0.5, 0.25 - x);
    if (thread < 2)
        triangles[thread] = thread ? uint3(2, 3, 1) : uint3(0, 2, 1);
}

float ps() : SV_Target
{
    return 4;
}

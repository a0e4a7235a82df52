// What vertices have is interpolated in perspective, and without it where it says so.
// mesh: ms
// pixel: ps
// model: 6.5
// target 0: rg32float 4x1
// expect target 0 within 1e-4: 0.045454547 0.125   0.16666667 0.375   0.35714287 0.625   0.7 0.875

struct Vertex
{
    float4 place : SV_Position;
    float perspective : PERSPECTIVE;
    noperspective float plain : PLAIN;
};

[numthreads(4, 1, 1)]
[outputtopology("triangle")]
void ms(uint thread : SV_GroupIndex, out vertices Vertex vertices[4], out indices uint3 triangles[2])
{
    SetMeshOutputCounts(4, 2);
    bool isRight = thread & 1;
    float w = isRight ? 3 : 1;
    vertices[thread].place = float4(isRight ? 1 : -1, thread & 2 ? 1 : -1, 0, 1) * w;
    vertices[thread].perspective = isRight;
    vertices[thread].plain = isRight;
    if (thread < 2)
        triangles[thread] = thread ? uint3(2, 3, 1) : uint3(0, 2, 1);
}

float2 ps(Vertex at) : SV_Target
{
    return float2(at.perspective, at.plain);
}

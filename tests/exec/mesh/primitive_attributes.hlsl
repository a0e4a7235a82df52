// What each primitive has besides its vertices: vectors, integers, an array and a matrix, beside what is interpolated.
// mesh: ms
// pixel: ps
// model: 6.5
// target 0: rgba32float 4x1
// target 1: rgba32float 4x1
// expect target 0 within 1e-5: 0.125 0 10 100   0.375 1 20 101   0.625 2 30 102   0.875 3 40 103
// expect target 1 within 1e-5: 1 2 3 4   2 3 4 5   3 4 5 6   4 5 6 7

struct Vertex
{
    float4 place : SV_Position;
    float along : ALONG;
};
struct Part
{
    nointerpolation uint number : NUMBER;
    nointerpolation float2 scales[2] : SCALES;
    nointerpolation float2x2 rows : ROWS;
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
    vertices[thread].along = corner.x * 0.5 + 0.5;
    if (thread < 8)
    {
        uint cell = thread / 2;
        triangles[thread] = thread / 2 * 4 + (thread & 1 ? uint3(2, 3, 1) : uint3(0, 2, 1));
        parts[thread].number = cell;
        parts[thread].scales[0] = float2(0, (cell + 1) * 10);
        parts[thread].scales[1] = float2(100 + cell, 0);
        parts[thread].rows = float2x2(1, 2, 3, 4) + cell;
    }
}

void ps(Vertex at, Part part, out float4 first : SV_Target0, out float4 second : SV_Target1)
{
    first = float4(at.along, part.number, part.scales[0].y, part.scales[1].x);
    second = float4(part.rows[0], part.rows[1]);
}

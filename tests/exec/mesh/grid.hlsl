// Each group gives a column of the target: a loop over more vertices and primitives than it has threads. What a pixel
// gets comes from an array that each vertex has.
// mesh: ms
// pixel: ps
// model: 6.5
// dispatch: 4
// target 0: rgba32float 4x3
// expect target 0 within 1e-5: 0 2 5 7   1 2 5 7   2 2 5 7   3 2 5 7
//                              0 1 5 7   1 1 5 7   2 1 5 7   3 1 5 7
//                              0 0 5 7   1 0 5 7   2 0 5 7   3 0 5 7

struct Vertex
{
    float4 place : SV_Position;
    nointerpolation float2 cell[2] : CELL;
};

[numthreads(2, 1, 1)]
[outputtopology("triangle")]
void ms(
    uint thread : SV_GroupThreadID,
    uint column : SV_GroupID,
    out vertices Vertex vertices[12],
    out indices uint3 triangles[6])
{
    SetMeshOutputCounts(12, 6);
    for (uint i = thread; i < 12; i += 2)
    {
        uint row = i / 4;
        float2 corner = float2(column + (i & 1), row + (i >> 1 & 1)) / float2(4, 3) * 2 - 1;
        vertices[i].place = float4(corner, 0, 1);
        vertices[i].cell[i & 1] = i & 1 ? float2(5, 7) : float2(column, row);
        vertices[i].cell[~i & 1] = i & 1 ? float2(column, row) : float2(5, 7);
    }
    for (uint k = thread; k < 6; k += 2)
    {
        uint first = k / 2 * 4;
        triangles[k] = first + (k & 1 ? uint3(2, 3, 1) : uint3(0, 2, 1));
    }
}

float4 ps(Vertex input) : SV_Target
{
    return float4(input.cell[0], input.cell[1]);
}

// Integers that vertices have are those of the first vertex of the primitive.
// mesh: ms
// pixel: ps
// model: 6.5
// target 0: rgba32uint 2x1
// expect target 0: 10 4294967295 7 1   20 4294967294 7 0

struct Vertex
{
    float4 place : SV_Position;
    nointerpolation uint2 pair : PAIR;
    nointerpolation int signed_number : SIGNED;
    nointerpolation bool flag : FLAG;
};

[numthreads(8, 1, 1)]
[outputtopology("triangle")]
void ms(uint thread : SV_GroupIndex, out vertices Vertex vertices[8], out indices uint3 triangles[4])
{
    SetMeshOutputCounts(8, 4);
    uint column = thread / 4;
    vertices[thread].place = float4(column + (thread & 1) - 1.0, thread & 2 ? 1 : -1, 0, 1);
    vertices[thread].pair = uint2((column + 1) * 10, 7);
    vertices[thread].signed_number = -1 - int(column);
    vertices[thread].flag = column == 0;
    if (thread < 4)
        triangles[thread] = thread / 2 * 4 + (thread & 1 ? uint3(2, 3, 1) : uint3(0, 2, 1));
}

uint4 ps(Vertex at) : SV_Target
{
    return uint4(at.pair.x, at.signed_number, at.pair.y, at.flag);
}

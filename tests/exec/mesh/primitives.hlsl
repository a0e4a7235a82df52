// What each primitive has: its number, and whether it is culled. Every second quad is.
// mesh: ms
// pixel: ps
// model: 6.5
// target 0: r32uint 6x1
// except dxc: DXC gives SV_CullPrimitive as a number, which is not valid
// expect target 0: 110 0 114 0 118 0

struct Vertex
{
    float4 place : SV_Position;
};

struct Primitive
{
    uint number : SV_PrimitiveID;
    bool culled : SV_CullPrimitive;
};

[numthreads(6, 1, 1)]
[outputtopology("triangle")]
void ms(
    uint thread : SV_GroupIndex,
    out vertices Vertex vertices[14],
    out indices uint3 triangles[12],
    out primitives Primitive primitives[12])
{
    SetMeshOutputCounts(14, 12);
    for (uint i = thread; i < 14; i += 6)
        vertices[i].place = float4((i >> 1) / 3.0 - 1, i & 1 ? 1 : -1, 0, 1);
    for (uint side = 0; side < 2; side++)
    {
        uint which = thread * 2 + side;
        triangles[which] = thread * 2 + (side ? uint3(1, 3, 2) : uint3(0, 1, 2));
        Primitive given;
        given.number = 110 + thread * 2;
        given.culled = thread & 1;
        primitives[which] = given;
    }
}

uint ps(float4 place : SV_Position, uint number : SV_PrimitiveID) : SV_Target
{
    return number;
}

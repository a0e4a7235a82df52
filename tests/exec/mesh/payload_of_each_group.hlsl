// Groups of the amplification shader give payloads of their own; some give none.
// amplification: as
// mesh: ms
// pixel: ps
// model: 6.5
// dispatch: 4
// target 0: r32float 4x1
// expect target 0: 1 0 9 16

struct Payload
{
    float value;
    uint column;
};

groupshared Payload payload;

[numthreads(32, 1, 1)]
void as(uint thread : SV_GroupIndex, uint group : SV_GroupID)
{
    if (thread == 0)
    {
        payload.value = (group + 1) * (group + 1);
        payload.column = group;
    }
    DispatchMesh(group != 1, 1, 1, payload);
}

struct Vertex
{
    float4 place : SV_Position;
};
struct Part
{
    nointerpolation float value : VALUE;
};

[numthreads(4, 1, 1)]
[outputtopology("triangle")]
void ms(
    uint thread : SV_GroupIndex,
    in payload Payload payload,
    out vertices Vertex vertices[4],
    out primitives Part parts[2],
    out indices uint3 triangles[2])
{
    SetMeshOutputCounts(4, 2);
    float2 corner = float2((payload.column + (thread & 1)) * 0.5 - 1, thread & 2 ? 1 : -1);
    vertices[thread].place = float4(corner, 0, 1);
    if (thread < 2)
    {
        triangles[thread] = thread ? uint3(2, 3, 1) : uint3(0, 2, 1);
        parts[thread].value = payload.value;
    }
}

float ps(Part part) : SV_Target
{
    return part.value;
}

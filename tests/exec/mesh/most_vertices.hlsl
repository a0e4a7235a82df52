// As many vertices and primitives as a mesh may have: 256 each, by 128 threads.
// mesh: ms
// pixel: ps
// model: 6.5
// target 0: r32float 64x1
// expect target 0: iota

struct Vertex
{
    float4 place : SV_Position;
};
struct Part
{
    nointerpolation float value : VALUE;
};

[numthreads(128, 1, 1)]
[outputtopology("triangle")]
void ms(
    uint thread : SV_GroupIndex,
    out vertices Vertex vertices[256],
    out primitives Part parts[256],
    out indices uint3 triangles[256])
{
    SetMeshOutputCounts(256, 256);
    for (uint i = thread; i < 256; i += 128)
    {
        float2 corner = float2((i / 4 + (i & 1)) / 32.0 - 1, i & 2 ? 1 : -1);
        vertices[i].place = float4(corner, 0, 1);
        // Every second pair of triangles has no area.
        uint first = i / 4 * 4;
        triangles[i] = i & 2 ? first.xxx : first + (i & 1 ? uint3(2, 3, 1) : uint3(0, 2, 1));
        parts[i].value = i / 4;
    }
}

float ps(Part part) : SV_Target
{
    return part.value;
}

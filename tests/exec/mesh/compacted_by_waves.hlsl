// Threads that have a primitive to give find their place by counting those before them in the wave.
// mesh: ms
// pixel: ps
// model: 6.5
// bind t0: structured uint[4] 1 0 0 1
// target 0: r32float 4x1
// expect target 0: 5 0 0 8

StructuredBuffer<uint> visible : register(t0);

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
    out vertices Vertex vertices[16],
    out primitives Part parts[4],
    out indices uint3 triangles[4])
{
    bool isVisible = visible[thread] != 0;
    uint count = WaveActiveCountBits(isVisible);
    uint at = WavePrefixCountBits(isVisible);
    SetMeshOutputCounts(count * 3, count);
    if (isVisible)
    {
        // A triangle that covers the middle of its column.
        float x = thread * 0.5 - 1;
        vertices[at * 3].place = float4(x, -3, 0, 1);
        vertices[at * 3 + 1].place = float4(x, 3, 0, 1);
        vertices[at * 3 + 2].place = float4(x + 0.5, 0, 0, 1);
        triangles[at] = at * 3 + uint3(0, 1, 2);
        parts[at].value = thread + 5;
    }
}

float ps(Part part) : SV_Target
{
    return part.value;
}

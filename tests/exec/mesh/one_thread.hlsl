// One thread gives all vertices and primitives, by functions with output parameters.
// mesh: ms
// pixel: ps
// model: 6.5
// target 0: rgba32float 4x1
// expect target 0 within 1e-5: 0 0 1 0   1 1 2 1   2 4 3 0   3 9 4 1

struct Vertex
{
    float4 place : SV_Position;
    nointerpolation float4 value : VALUE;
    void set(float2 at, float number)
    {
        place = float4(at, 0, 1);
        value = float4(number, number * number, 0, 0);
        value.z = number + 1;
    }
};

void finish(inout float last, uint number)
{
    last = number & 1;
}

void give(out uint3 corners, uint first, bool second)
{
    corners = first + (second ? uint3(2, 3, 1) : uint3(0, 2, 1));
}

[numthreads(1, 1, 1)]
[outputtopology("triangle")]
void ms(out vertices Vertex vertices[16], out indices uint3 triangles[8])
{
    SetMeshOutputCounts(16, 8);
    for (uint i = 0; i < 16; i++)
    {
        Vertex vertex;
        vertex.set(float2((i / 4 + (i & 1)) * 0.5 - 1, i & 2 ? 1 : -1), i / 4);
        finish(vertex.value.w, i / 4);
        vertices[i] = vertex;
    }
    for (uint k = 0; k < 8; k++)
    {
        uint3 corners;
        give(corners, k / 2 * 4, k & 1);
        triangles[k] = corners;
    }
}

float4 ps(Vertex at) : SV_Target
{
    return at.value;
}

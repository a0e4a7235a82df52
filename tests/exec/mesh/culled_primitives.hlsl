// SV_CullPrimitive leaves out the primitives that say so.
// mesh: ms
// pixel: ps
// model: 6.5
// except dxc: SV_CullPrimitive is an integer in its module, which the validator refuses.
// bind b0: constant uint[1] 0x5
// target 0: r32float 4x1
// expect target 0: 0 1 0 1

cbuffer Options : register(b0)
{
    uint culled;
};
struct Vertex
{
    float4 place : SV_Position;
};
struct Part
{
    bool culled : SV_CullPrimitive;
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
    if (thread < 8)
    {
        triangles[thread] = thread / 2 * 4 + (thread & 1 ? uint3(2, 3, 1) : uint3(0, 2, 1));
        parts[thread].culled = culled >> (thread / 2) & 1;
    }
}

float ps() : SV_Target
{
    return 1;
}

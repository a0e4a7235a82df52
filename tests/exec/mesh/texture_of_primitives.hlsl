// The amplification shader reads a texture, the mesh shader another level of it, and the pixel shader samples it.
// amplification: as
// mesh: ms
// pixel: ps
// model: 6.5
// bind t0: texture2d r32float 2x2 mips 2 1 2 3 4  5
// bind s0: sampler point clamp
// target 0: rgba32float 2x1
// expect target 0 within 1e-5: 3 5 1 0   3 5 2 0

Texture2D<float> values : register(t0);
SamplerState nearest : register(s0);

struct Payload
{
    float value;
};

groupshared Payload payload;

[numthreads(1, 1, 1)]
void as()
{
    payload.value = values.Load(int3(0, 1, 0));
    DispatchMesh(1, 1, 1, payload);
}

struct Vertex
{
    float4 place : SV_Position;
    float2 uv : UV;
    nointerpolation float2 values : VALUES;
};

[numthreads(4, 1, 1)]
[outputtopology("triangle")]
void ms(
    uint thread : SV_GroupIndex,
    in payload Payload payload,
    out vertices Vertex vertices[4],
    out indices uint3 triangles[2])
{
    SetMeshOutputCounts(4, 2);
    float2 corner = float2(thread & 1, thread >> 1);
    vertices[thread].place = float4(corner * 2 - 1, 0, 1);
    vertices[thread].uv = float2(corner.x, 0.25);
    vertices[thread].values = float2(payload.value, values.SampleLevel(nearest, float2(0.5, 0.5), 1));
    if (thread < 2)
        triangles[thread] = thread ? uint3(2, 3, 1) : uint3(0, 2, 1);
}

float4 ps(Vertex at) : SV_Target
{
    return float4(at.values, values.Sample(nearest, at.uv), 0);
}

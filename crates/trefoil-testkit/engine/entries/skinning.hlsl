// Vertices moved by bones, positions and normals in halves.
#include "engine.hlsli"

struct Weights
{
    uint bones;
    uint weights;
};

StructuredBuffer<PackedVertex> source : register(t0);
StructuredBuffer<Weights> weights : register(t1);
StructuredBuffer<float3x4> bones : register(t2);
RWStructuredBuffer<Vertex> target : register(u0);

[numthreads(GROUP_SIZE, 1, 1)]
void main(uint id : SV_DispatchThreadID)
{
    PackedVertex v = source[id];
    Weights w = weights[id];
    float4 amount = unpack_unorm8(w.weights);
    float3x4 m = 0;
    [unroll] for (uint i = 0; i < 4; i++)
        m += bones[(w.bones >> (8 * i)) & 0xFF] * amount[i];
    Vertex o;
    o.position = mul(m, float4(v.place(-1.0, 1.0), 1.0));
    o.normal = pack_snorm16(octahedron(normalize(mul((float3x3)m, v.facing()))));
    o.tangent = 0;
    o.uv = pack_half2((float2)v.uv);
    target[id] = o;
}

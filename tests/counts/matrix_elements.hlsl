// -T cs_6_0 -E main
// Matrices in structured buffers: loaded by a variable index, multiplied, and stored.
struct Instance { float4x4 world; float4 color; };
StructuredBuffer<Instance> instances;
RWStructuredBuffer<float4x4> products;
RWStructuredBuffer<float4> points;
cbuffer Frame { float4x4 view; };

[numthreads(64, 1, 1)]
void main(uint id : SV_DispatchThreadID)
{
    float4x4 world = instances[id].world;
    points[id] = mul(world, points[id]) * instances[id].color;
    products[id] = mul(view, world);
}

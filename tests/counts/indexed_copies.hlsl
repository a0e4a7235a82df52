// -T cs_6_0 -E main
// Structures that are loaded whole, of which arrays are then indexed at run time: they are read where they lie.
struct Light
{
    float3 position;
    float range;
    float4x4 shadow;
    uint slots[4];
};

StructuredBuffer<Light> lights;
RWStructuredBuffer<float4> sums;
cbuffer Constants
{
    Light fixed[8];
    uint count;
};

uint slot(Light light, uint n) { return light.slots[n & 3]; }

[numthreads(64, 1, 1)]
void main(uint3 id : SV_DispatchThreadID)
{
    float4 sum = 0;
    for (uint i = 0; i < count; ++i)
    {
        Light near = lights[id.x + i];
        Light far = fixed[i & 7];
        sum += mul(near.shadow, float4(far.position, 1)) * near.range;
        sum.x += slot(near, i) + slot(far, id.x);
    }
    sums[id.x] = sum;
}

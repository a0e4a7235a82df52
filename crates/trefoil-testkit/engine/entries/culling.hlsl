// Instances that can be seen, as arguments of indirect draws.
#include "engine.hlsli"

struct Arguments
{
    uint index_count;
    uint instance_count;
    uint first_index;
    int base_vertex;
    uint first_instance;
};

RWStructuredBuffer<Arguments> arguments : register(u0);
Texture2D<float> hierarchy : register(t0);
StructuredBuffer<uint2> meshes : register(t1);

bool hidden(float3 centre, float radius)
{
    float4 p = mul(camera.view_projection, float4(centre, 1.0));
    if (p.w <= radius)
        return false;
    float2 uv = p.xy / p.w * float2(0.5, -0.5) + 0.5;
    float size = radius / p.w * camera.size.y;
    float level = ceil(log2(max(size, 1.0)));
    float4 depths = hierarchy.GatherRed(point_clamp, uv);
    float nearest = hierarchy.SampleLevel(point_clamp, uv, level);
    return p.z / p.w < min(nearest, min(min(depths.x, depths.y), min(depths.z, depths.w)));
}

[numthreads(GROUP_SIZE, 1, 1)]
void main(uint id : SV_DispatchThreadID)
{
    Instance instance = instance_at(id);
    float3 centre = instance.place(0.0);
    Frustum frustum = frustum_of(camera.view_projection);
    bool seen = frustum.sees(centre, instance.radius);
#if OCCLUSION
    seen = seen && !hidden(centre, instance.radius);
#endif
    if (!seen)
        return;
    uint at;
    RWBuffer<uint> counter = HEAP(counters, output_index);
    InterlockedAdd(counter[0], 1, at);
    Arguments a;
    a.index_count = meshes[instance.mesh].y;
    a.instance_count = 1;
    a.first_index = meshes[instance.mesh].x;
    a.base_vertex = 0;
    a.first_instance = id;
    arguments[at] = a;
}

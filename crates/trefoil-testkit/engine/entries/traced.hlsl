// Shadows and occlusion by rays.
#include "engine.hlsli"

RaytracingAccelerationStructure scene : register(t0);
RWTexture2D<float2> result : register(u0);

bool blocked(float3 from, float3 towards, float most)
{
    RayDesc ray = { from, 1e-3, towards, most };
    RayQuery<RAY_FLAG_ACCEPT_FIRST_HIT_AND_END_SEARCH | RAY_FLAG_SKIP_PROCEDURAL_PRIMITIVES> query;
    query.TraceRayInline(scene, RAY_FLAG_NONE, 0xFF, ray);
    while (query.Proceed())
    {
        if (query.CandidateType() == CANDIDATE_NON_OPAQUE_TRIANGLE)
        {
            Material material = material_at(query.CandidateInstanceID());
            if (material.colour.a > material.cutoff)
                query.CommitNonOpaqueTriangleHit();
        }
    }
    return query.CommittedStatus() == COMMITTED_TRIANGLE_HIT;
}

[numthreads(8, 4, 1)]
void main(uint2 id : SV_DispatchThreadID)
{
    float3 p = world_at((id + 0.5) / camera.size, depth_at(id));
    Random random = random_of(id, frame);
    float lit = 0, open = 0;
    for (uint i = 0; i < RAYS; i++)
    {
        LightSample s = sample_light(light_at(random.next() % max(light_count, 1)), p);
        lit += blocked(p, s.direction, s.distance) ? 0.0 : 1.0;
        open += blocked(p, random.on_hemisphere(float3(0, 1, 0)), 2.0) ? 0.0 : 1.0;
    }
    result[id] = float2(lit, open) / RAYS;
}

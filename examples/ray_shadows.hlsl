// Shadows by ray queries: each pixel looks along its ray for the nearest triangle, of which some have holes, and asks from there
// whether anything stands between it and several points of a lamp.
// compute: main
// model: 6.5

cbuffer View : register(b0)
{
    float3 eye;
    float lamp_size;
    float3 forward;
    uint rays;
    float3 right;
    float leaf;
    float3 up;
    float ambient;
    float3 lamp;
};

struct Triangle
{
    float3 normal;
};

RaytracingAccelerationStructure scene : register(t0);
StructuredBuffer<Triangle> triangles : register(t1);
RWTexture2D<float> image : register(u0);

bool is_hole(float2 barycentrics)
{
    return all(frac(barycentrics * 4) < leaf);
}

// Whether nothing stands between two points.
bool sees(float3 from, float3 to)
{
    RayDesc ray = { from, 1e-3, to - from, 1 };
    RayQuery<RAY_FLAG_ACCEPT_FIRST_HIT_AND_END_SEARCH> query;
    query.TraceRayInline(scene, RAY_FLAG_NONE, 0xff, ray);
    while (query.Proceed())
    {
        if (!is_hole(query.CandidateTriangleBarycentrics()))
            query.CommitNonOpaqueTriangleHit();
    }
    return query.CommittedStatus() == COMMITTED_NOTHING;
}

float light_at(float3 place, float3 normal)
{
    float light = 0;
    for (uint i = 0; i < rays; i++)
    {
        // Points along a spiral over the lamp.
        float turn = i * 2.3999632, far = sqrt((i + 0.5) / rays) * lamp_size;
        float3 to = lamp + float3(cos(turn), 0, sin(turn)) * far;
        float3 direction = normalize(to - place);
        float facing = saturate(dot(normal, direction));
        if (facing > 0 && sees(place, to))
            light += facing;
    }
    return light / rays;
}

[numthreads(8, 8, 1)]
void main(uint2 at : SV_DispatchThreadID)
{
    uint2 size;
    image.GetDimensions(size.x, size.y);
    if (any(at >= size))
        return;
    float2 place = (at + 0.5) / size * 2 - 1;
    RayDesc ray = { eye, 0, forward + right * place.x - up * place.y, 1e4 };
    RayQuery<RAY_FLAG_CULL_BACK_FACING_TRIANGLES> query;
    query.TraceRayInline(scene, RAY_FLAG_NONE, 0xff, ray);
    while (query.Proceed())
    {
        if (!is_hole(query.CandidateTriangleBarycentrics()))
            query.CommitNonOpaqueTriangleHit();
    }
    float light = 0;
    if (query.CommittedStatus() == COMMITTED_TRIANGLE_HIT)
    {
        Triangle met = triangles[query.CommittedInstanceID() + query.CommittedPrimitiveIndex()];
        float3 spot = ray.Origin + query.CommittedRayT() * ray.Direction;
        float3 normal = normalize(mul(met.normal, (float3x3)query.CommittedWorldToObject3x4()));
        light = ambient + light_at(spot, normal);
    }
    image[at] = light;
}

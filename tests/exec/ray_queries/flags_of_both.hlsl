// Flags of the type and flags of the call count together: the type makes all opaque, the call culls one side or ends at the first hit.
// compute: main
// model: 6.5
// bottom A: triangles 0 0 0 1 0 0 0 1 0
// bottom B: triangles 0 0 0 0 1 0 1 0 0
// instance: A
// instance: B at 1 0 0
// bind t0: scene
// bind u0: structured float4[6] zero
// expect u0 within 1e-4: agree

RaytracingAccelerationStructure scene : register(t0);
RWStructuredBuffer<float4> results : register(u0);

static const uint flags[3] = {
    RAY_FLAG_CULL_BACK_FACING_TRIANGLES, RAY_FLAG_CULL_FRONT_FACING_TRIANGLES,
    RAY_FLAG_ACCEPT_FIRST_HIT_AND_END_SEARCH
};

[numthreads(2, 1, 1)]
void main(uint at : SV_DispatchThreadID)
{
    RayDesc ray = { float3(at + 0.25, 0.5, -1), 0, float3(0, 0, 1), 100 };
    for (uint i = 0; i < 3; i++)
    {
        RayQuery<RAY_FLAG_FORCE_OPAQUE> query;
        query.TraceRayInline(scene, flags[i], 0xff, ray);
        bool more = query.Proceed();
        results[i * 2 + at] = float4(query.CommittedStatus() ? query.CommittedRayT() : -1, more,
            query.CommittedStatus() ? query.CommittedTriangleFrontFace() : 2, query.RayFlags());
    }
}

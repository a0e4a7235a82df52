// Two queries at once, one inside of the loop of the other: from each candidate a ray goes back.
// compute: main
// model: 6.5
// bottom A: triangles 0 0 0 1 0 0 0 1 0  0 0 1 1 0 1 0 1 1  0 0 2 1 0 2 0 1 2
// instance: A
// bind t0: scene
// bind u0: structured float4[1] zero
// expect u0 within 1e-4: 3 3 0 0

RaytracingAccelerationStructure scene : register(t0);
RWStructuredBuffer<float4> results : register(u0);

[numthreads(1, 1, 1)]
void main(uint at : SV_DispatchThreadID)
{
    RayDesc ray = { float3(at + 0.25, 0.5, -1), 0, float3(0, 0, 1), 100 };
    RayQuery<RAY_FLAG_NONE> outer;
    outer.TraceRayInline(scene, RAY_FLAG_NONE, 0xff, ray);
    float found = 0, behind = 0;
    while (outer.Proceed())
    {
        found++;
        RayDesc back = ray;
        back.Origin.z = -1 + outer.CandidateTriangleRayT();
        back.TMin = 0.5;
        RayQuery<RAY_FLAG_NONE> inner;
        inner.TraceRayInline(scene, RAY_FLAG_NONE, 0xff, back);
        while (inner.Proceed())
            behind++;
    }
    results[at] = float4(found, behind, 0, 0);
}

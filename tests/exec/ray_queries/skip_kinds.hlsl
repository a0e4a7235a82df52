// A ray that skips triangles meets boxes alone, and the other way round.
// compute: main
// model: 6.5
// bottom A: triangles 0 0 1 1 0 1 0 1 1
// bottom B: boxes 0 0 0 1 1 1
// instance: A
// instance: B
// bind t0: scene
// bind u0: structured float4[2] zero
// expect u0 within 1e-4: 1 0 0 0   0 1 0 0

RaytracingAccelerationStructure scene : register(t0);
RWStructuredBuffer<float4> results : register(u0);

[numthreads(1, 1, 1)]
void main()
{
    RayDesc ray = { float3(0.25, 0.5, -1), 0, float3(0, 0, 1), 100 };
    RayQuery<RAY_FLAG_SKIP_TRIANGLES> boxes;
    boxes.TraceRayInline(scene, RAY_FLAG_NONE, 0xff, ray);
    while (boxes.Proceed())
        results[0][boxes.CandidateType() == CANDIDATE_PROCEDURAL_PRIMITIVE ? 0 : 1] = 1;
    RayQuery<RAY_FLAG_SKIP_PROCEDURAL_PRIMITIVES> triangles;
    triangles.TraceRayInline(scene, RAY_FLAG_NONE, 0xff, ray);
    while (triangles.Proceed())
        results[1][triangles.CandidateType() == CANDIDATE_PROCEDURAL_PRIMITIVE ? 0 : 1] = 1;
}

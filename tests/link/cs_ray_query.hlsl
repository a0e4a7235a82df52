// A ray query in a compute shader.
// LINK: cs_6_5 main
// LIB: lib_6_5
//--- main
RaytracingAccelerationStructure scene : register(t0);
RWBuffer<float> result : register(u0);
float bend(float t);
[shader("compute")] [numthreads(8, 1, 1)]
void main(uint i : SV_GroupIndex)
{
    RayQuery<RAY_FLAG_FORCE_OPAQUE> q;
    RayDesc r = { float3(i, 0, 0), 0, float3(0, 0, 1), 100 };
    q.TraceRayInline(scene, 0, 0xff, r);
    q.Proceed();
    result[i] = q.CommittedStatus() == COMMITTED_TRIANGLE_HIT ? bend(q.CommittedRayT()) : -1;
}
//--- bend
export float bend(float t) { return t * t + 1; }

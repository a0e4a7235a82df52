// -T cs_6_5 -E main => dxil spirv
RaytracingAccelerationStructure scene; RWStructuredBuffer<float> o;
void go(inout RayQuery<RAY_FLAG_FORCE_OPAQUE> q, RayDesc d) { q.TraceRayInline(scene, 0, 1, d); q.Proceed(); }
float res(RayQuery<RAY_FLAG_FORCE_OPAQUE> q) { return q.CommittedRayT(); }
[numthreads(1,1,1)] void main(uint i : SV_GroupIndex) { RayQuery<RAY_FLAG_FORCE_OPAQUE> q; RayDesc d = (RayDesc)0; d.TMax = i; go(q, d); o[i] = res(q); }

// -T cs_6_5 -E main => dxil spirv
RaytracingAccelerationStructure scene; RWStructuredBuffer<float> o;
[numthreads(1,1,1)] void main(uint i : SV_GroupIndex) { float ao = 0; for (uint k = 0; k < 8; k++) { RayQuery<RAY_FLAG_FORCE_OPAQUE|RAY_FLAG_ACCEPT_FIRST_HIT_AND_END_SEARCH> q; RayDesc d; d.Origin = k; d.TMin = .1; d.Direction = i; d.TMax = 4; q.TraceRayInline(scene, RAY_FLAG_NONE, ~0, d); q.Proceed(); ao += q.CommittedStatus() == COMMITTED_NOTHING; } o[i] = ao; }

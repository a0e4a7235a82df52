// -T ps_6_5 -E main => dxil spirv
RaytracingAccelerationStructure as : register(t0);
float4 main(float3 f : F) : SV_Target { RayQuery<RAY_FLAG_NONE> q; RayDesc r; r.Origin = f; r.Direction = f.zyx; r.TMin = 0; r.TMax = 1e9; q.TraceRayInline(as, 0, 0xff, r); while (q.Proceed()) { if (q.CandidateType() == CANDIDATE_NON_OPAQUE_TRIANGLE) q.CommitNonOpaqueTriangleHit(); } return q.CommittedStatus() == COMMITTED_TRIANGLE_HIT ? q.CommittedRayT() : 0; }

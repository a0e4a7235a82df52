// -T cs_6_5 -E main => dxil spirv
RaytracingAccelerationStructure scene; RWStructuredBuffer<float> o;
[numthreads(1,1,1)] void main() {
  RayQuery<0> q; RayDesc d; d.Origin = 0; d.TMin = 0; d.Direction = float3(0,0,1); d.TMax = 10;
  q.TraceRayInline(scene, RAY_FLAG_FORCE_OPAQUE, 1, d);
  float s = 0;
  while (q.Proceed()) {
    switch (q.CandidateType()) {
    case CANDIDATE_PROCEDURAL_PRIMITIVE: if (q.CandidateProceduralPrimitiveNonOpaque()) s += 1; q.CommitProceduralPrimitiveHit(2.5); break;
    case CANDIDATE_NON_OPAQUE_TRIANGLE: if (q.CandidateTriangleFrontFace()) q.CommitNonOpaqueTriangleHit(); s += q.CandidateTriangleRayT() + q.CandidateTriangleBarycentrics().y; break;
    }
    s += q.CandidateObjectToWorld3x4()[1][2] + q.CandidateObjectToWorld4x3()[2][1] + q.CandidateWorldToObject3x4()._m00 + q.CandidateWorldToObject4x3()._m30;
    s += q.CandidateInstanceIndex() + q.CandidateInstanceID() + q.CandidateGeometryIndex() + q.CandidatePrimitiveIndex() + q.CandidateInstanceContributionToHitGroupIndex();
    s += dot(q.CandidateObjectRayOrigin(), q.CandidateObjectRayDirection());
    if (s > 100) q.Abort();
  }
  s += q.CommittedObjectToWorld3x4()[1][2] + q.CommittedObjectToWorld4x3()[2][1] + q.CommittedWorldToObject3x4()._m00 + q.CommittedWorldToObject4x3()._m30;
  s += q.CommittedInstanceIndex() + q.CommittedInstanceID() + q.CommittedGeometryIndex() + q.CommittedPrimitiveIndex() + q.CommittedInstanceContributionToHitGroupIndex();
  s += dot(q.CommittedObjectRayOrigin(), q.CommittedObjectRayDirection()) + q.CommittedTriangleFrontFace() + q.CommittedTriangleBarycentrics().x + q.CommittedRayT();
  s += q.RayFlags() + dot(q.WorldRayOrigin(), q.WorldRayDirection()) + q.RayTMin() + q.CommittedStatus();
  o[0] = s;
}

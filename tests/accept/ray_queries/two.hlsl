// -T cs_6_5 -E main => dxil spirv
RaytracingAccelerationStructure scene; RWStructuredBuffer<float> o;
[numthreads(1,1,1)] void main(uint i : SV_GroupIndex) { RayQuery<0> a; RayQuery<0> b; RayDesc d = (RayDesc)0; a.TraceRayInline(scene, 0, 1, d); a.Proceed(); d.Origin = a.CommittedRayT(); b.TraceRayInline(scene, 0, 1, d); while (b.Proceed()) { b.CommitProceduralPrimitiveHit(a.CommittedRayT()); } o[i] = b.CommittedRayT(); }

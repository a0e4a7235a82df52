// -T cs_6_4 -E main => refused
RaytracingAccelerationStructure scene; RWStructuredBuffer<float> o;
[numthreads(1,1,1)] void main(uint i : SV_GroupIndex) { RayQuery<RAY_FLAG_FORCE_OPAQUE> q; RayDesc d = (RayDesc)0; q.TraceRayInline(scene, 0, 1, d); q.Proceed(); o[i] = q.CommittedRayT(); } //~ 89: error: Opcode AllocateRayQuery not valid in shader model cs_6_4.

// -T cs_6_5 -E main => dxil spirv
RaytracingAccelerationStructure scene[4]; RWStructuredBuffer<float> o;
[numthreads(1,1,1)] void main(uint i : SV_GroupIndex) { RayQuery<0> q; RayDesc d = (RayDesc)0; q.TraceRayInline(scene[i], 0, 1, d); q.Proceed(); o[i] = q.CommittedRayT(); }

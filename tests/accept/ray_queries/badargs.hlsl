// -T cs_6_5 -E main => refused
RaytracingAccelerationStructure scene; RWStructuredBuffer<float> o;
[numthreads(1,1,1)] void main(uint i : SV_GroupIndex) { RayQuery<0> q; RayDesc d; q.TraceRayInline(scene, 0, d); o[i] = q.CommittedRayT(); } //~ 85: error: no matching member function for call to 'TraceRayInline'

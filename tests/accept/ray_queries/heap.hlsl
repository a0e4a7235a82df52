// -T cs_6_6 -E main => dxil
RWStructuredBuffer<float> o;
[numthreads(1,1,1)] void main(uint i : SV_GroupIndex) { RaytracingAccelerationStructure scene = ResourceDescriptorHeap[i]; RayQuery<0> q; RayDesc d = (RayDesc)0; q.TraceRayInline(scene, 0, 1, d); q.Proceed(); o[i] = q.CommittedRayT(); }

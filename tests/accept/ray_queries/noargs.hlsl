// -T cs_6_5 -E main
RWStructuredBuffer<float> o;
[numthreads(1,1,1)] void main(uint i : SV_GroupIndex) { RayQuery q; o[i] = q.CommittedRayT(); }

// -T cs_6_5 -E main => refused
RWStructuredBuffer<float> o;
[numthreads(1,1,1)] void main(uint i : SV_GroupIndex) { RayQuery q; o[i] = q.CommittedRayT(); } //~ 57: error: use of class template 'RayQuery' requires template arguments

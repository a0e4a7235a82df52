// -T cs_6_5 -E main => refused
RWStructuredBuffer<float> o;
[numthreads(1,1,1)] void main(uint i : SV_GroupIndex) { RayQuery<0> q; o[i] = q.CommittedT(); } //~ 81: error: no member named 'CommittedT' in 'RayQuery<0>'; did you mean 'CommittedRayT'?

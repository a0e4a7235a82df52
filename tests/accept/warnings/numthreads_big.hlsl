// -T cs_6_0 -E main
RWStructuredBuffer<float> O;
[numthreads(1024, 2, 1)] void main(uint i : SV_GroupIndex) { O[i] = 1; }

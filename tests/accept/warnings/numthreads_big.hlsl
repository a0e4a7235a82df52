// -T cs_6_0 -E main => refused
RWStructuredBuffer<float> O;
[numthreads(1024, 2, 1)] void main(uint i : SV_GroupIndex) { O[i] = 1; } //~ 2: warning: Group size of 2048 (1024 * 2 * 1) is outside of valid range [1..1024] - attribute will be ignored [-Wignored-attributes] //~ 31: error: compute entry point must have a valid numthreads attribute

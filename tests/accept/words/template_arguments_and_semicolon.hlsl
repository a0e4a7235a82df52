// -T cs_6_0 -E main => refused
RWStructuredBuffer<float4; > results; //~ 26: error: expected '>'
[numthreads(1, 1, 1)] void main() { results[0] = 1; }

// -T cs_6_0 -E main => refused
RWBuffer<float4> results[2];
[numthreads(1, 1, 1)] void main() { results[0] = 1; } //~ 48: error: cannot convert from 'literal int' to 'RWBuffer<float4>'

// -T cs_6_0 -E main => refused
RWStructuredBuffer + <float4> results; //~ 1: error: use of class template 'RWStructuredBuffer' requires template arguments
[numthreads(1, 1, 1)] void main() { results[0] = 1; }

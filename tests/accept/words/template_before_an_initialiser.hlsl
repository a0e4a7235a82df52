// -T cs_6_0 -E main => refused
RWStructuredBuffer = <float4> results; //~ 1: error: HLSL requires a type specifier for all declarations
[numthreads(1, 1, 1)] void main() {}

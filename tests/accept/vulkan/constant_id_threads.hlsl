// -T cs_6_0 -spirv => refused
[[vk::constant_id(0)]] const int A = 4;
RWStructuredBuffer<uint> b;
[numthreads(A,1,1)] void main() { b[0] = A; } //~ 2: error: 'numthreads' attribute requires an integer constant

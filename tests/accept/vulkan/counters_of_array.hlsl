// -T cs_6_0 -spirv -fvk-allow-rwstructuredbuffer-arrays => spirv
[[vk::binding(3,1)]] RWStructuredBuffer<uint> b[3];
[numthreads(4,1,1)] void main() { b[1][b[1].IncrementCounter()] = 1; b[2].DecrementCounter(); }

// -T cs_6_0 -spirv
[[vk::binding(3,1), vk::counter_binding(7)]] RWStructuredBuffer<uint> b;
[[vk::counter_binding(8)]] RWBuffer<uint> c;
[numthreads(4,1,1)] void main() { b[b.IncrementCounter()] = 1; c[0] = 1; }

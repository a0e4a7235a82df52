// -T cs_6_0 -spirv => refused
[[vk::binding(3,1), vk::counter_binding(7)]] RWStructuredBuffer<uint> b;
[[vk::counter_binding(8)]] RWBuffer<uint> c; //~ 3: error: 'counter_binding' attribute only applies to RWStructuredBuffers, AppendStructuredBuffers, and ConsumeStructuredBuffers
[numthreads(4,1,1)] void main() { b[b.IncrementCounter()] = 1; c[0] = 1; }

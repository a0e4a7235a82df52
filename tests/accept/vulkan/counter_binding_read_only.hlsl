// -T cs_6_0 -spirv => refused
[[vk::counter_binding(1)]] StructuredBuffer<float> b; [[vk::counter_binding(2)]] AppendStructuredBuffer<float> c; //~ 3: error: 'counter_binding' attribute only applies to RWStructuredBuffers, AppendStructuredBuffers, and ConsumeStructuredBuffers
[numthreads(1,1,1)] void main() { c.Append(b[0]); }

// -T cs_6_0 -spirv
[[vk::counter_binding(1)]] StructuredBuffer<float> b; [[vk::counter_binding(2)]] AppendStructuredBuffer<float> c;
[numthreads(1,1,1)] void main() { c.Append(b[0]); }

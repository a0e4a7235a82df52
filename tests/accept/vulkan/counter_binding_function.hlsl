// -T ps_6_0 -spirv => refused
[[vk::counter_binding(1)]] float4 main(float4 g : A) : SV_Target { return g; } //~ 3: error: 'counter_binding' attribute only applies to RWStructuredBuffers, AppendStructuredBuffers, and ConsumeStructuredBuffers

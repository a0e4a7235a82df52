// -T ps_6_0 -spirv => spirv
[[vk::binding(1)]] cbuffer C : register(b3) { float4 a; }; [[vk::binding(2,2)]] tbuffer D { float4 b; };
float4 main(float2 u : U) : SV_Target { return a + b; }

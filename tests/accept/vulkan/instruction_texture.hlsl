// -T ps_6_0 -spirv => spirv
[[vk::ext_instruction(100)]] [[vk::ext_capability(50)]] float4 fetch(Texture2D<float4> t, int2 c);
[[vk::ext_instruction(95)]] float4 fetch2(Texture2D<float4> t, int2 c);
Texture2D<float4> t;
float4 main() : SV_Target { return fetch2(t, int2(1,2)); }

// -T ps_6_0 -spirv => spirv
[[vk::ext_capability(50)]] [[vk::ext_instruction(107)]] int ql(Texture2DMS<float4> t);
Texture2DMS<float4> t; 
float4 main() : SV_Target { return ql(t); }

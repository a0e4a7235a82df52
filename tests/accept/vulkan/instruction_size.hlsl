// -T ps_6_0 -spirv => spirv
[[vk::ext_instruction(105)]] uint qs(Texture2D t, int lod);
Texture2D t; 
[[vk::ext_capability(50)]] [[vk::ext_instruction(103)]] uint2 qsl(Texture2D t, int lod);
float4 main() : SV_Target { return qsl(t, 0).xyxy; }

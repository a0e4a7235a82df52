// -T ps_6_0 -spirv
[[vk::input_attachment_index(0)]] Texture2D a;
float4 main() : SV_Target { return a.Load(0); }

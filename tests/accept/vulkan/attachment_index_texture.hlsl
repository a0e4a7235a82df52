// -T ps_6_0 -spirv => refused
[[vk::input_attachment_index(0)]] Texture2D a; //~ 3: error: 'input_attachment_index' attribute only applies to SubpassInput, SubpassInputMS
float4 main() : SV_Target { return a.Load(0); }

// -T vs_6_0 -spirv
[[vk::input_attachment_index(0)]] SubpassInput a;
float4 main() : SV_Position { return a.SubpassLoad(); }

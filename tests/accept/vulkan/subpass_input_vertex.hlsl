// -T vs_6_0 -spirv => refused
[[vk::input_attachment_index(0)]] SubpassInput a;
float4 main() : SV_Position { return a.SubpassLoad(); } //~ 38: error: SubpassInput(MS) only allowed in pixel shader

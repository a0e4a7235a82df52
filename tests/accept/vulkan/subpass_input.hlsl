// -T ps_6_0 -spirv => spirv
[[vk::input_attachment_index(0)]] SubpassInput a;
float4 main() : SV_Target { return a.SubpassLoad(); }

// -T ps_6_0 -spirv
[[vk::input_attachment_index(0)]] SubpassInput a[2];
float4 main() : SV_Target { return a[1].SubpassLoad(); }

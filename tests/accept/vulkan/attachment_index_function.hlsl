// -T ps_6_0 -spirv
[[vk::input_attachment_index(0)]] float4 main() : SV_Target { return 1; }

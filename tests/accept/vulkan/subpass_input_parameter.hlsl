// -T ps_6_0 -spirv => spirv
[[vk::input_attachment_index(0)]] SubpassInput<float2> a;
float2 f(SubpassInput<float2> s) { return s.SubpassLoad(); }
float4 main() : SV_Target { return f(a).xyxy; }

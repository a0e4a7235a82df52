// -T ps_6_0 -spirv
struct S { float a, b; };
[[vk::input_attachment_index(0)]] SubpassInput<S> a;
float4 main() : SV_Target { return a.SubpassLoad().a; }

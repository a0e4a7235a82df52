// -T ps_6_0 -spirv => refused
struct S { float a, b; };
[[vk::input_attachment_index(0)]] SubpassInput<S> a; //~ 51: error: only scalar/vector types allowed as SubpassInput(MS) parameter type
float4 main() : SV_Target { return a.SubpassLoad().a; }

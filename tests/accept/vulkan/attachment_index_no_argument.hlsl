// -T ps_6_0 -spirv => refused
[[vk::foo]] [[vk::input_attachment_index]] SubpassInput s;  //~ 15: error: 'input_attachment_index' attribute takes one argument
float4 main() : SV_Target { return s.SubpassLoad(); }

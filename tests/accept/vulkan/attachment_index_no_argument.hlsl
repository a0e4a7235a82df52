// -T ps_6_0 -spirv
[[vk::foo]] [[vk::input_attachment_index]] SubpassInput s; 
float4 main() : SV_Target { return s.SubpassLoad(); }

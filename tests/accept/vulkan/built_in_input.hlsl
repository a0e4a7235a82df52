// -T ps_6_0 -spirv => spirv
[[vk::ext_builtin_input(15)]] static const float4 gl_FragCoord_;
[[vk::ext_builtin_input(5264)]] [[vk::ext_capability(5282)]] static const bool fully;
float4 main() : SV_Target { return gl_FragCoord_; }

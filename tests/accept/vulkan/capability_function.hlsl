// -T ps_6_0 -spirv => spirv
[[vk::ext_capability(5055)]] [[vk::ext_extension("SPV_KHR_shader_clock")]] float4 f() { return 1; }
float4 main(float4 p : P) : SV_Target { return f(); }

// -T ps_6_0 -spirv => spirv
[[vk::ext_extension("SPV_FOO_bar")]] float4 main(float4 p : P) : SV_Target { return 1; }

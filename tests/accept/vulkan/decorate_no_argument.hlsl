// -T ps_6_0 -spirv
[[vk::ext_decorate]] static const float4 depth;
float4 main() : SV_Target { return 1; }

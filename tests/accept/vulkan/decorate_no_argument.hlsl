// -T ps_6_0 -spirv => refused
[[vk::ext_decorate]] static const float4 depth; //~ 3: error: 'ext_decorate' attribute takes at least 1 argument
float4 main() : SV_Target { return 1; }

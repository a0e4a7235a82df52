// -T ps_6_0 -spirv => refused
[[vk::ext_storage_class]] static float4 o = 3; //~ 3: error: 'ext_storage_class' attribute takes one argument
float4 main() : SV_Target { return o; }

// -T ps_6_0 -spirv
[[vk::ext_storage_class]] static float4 o = 3;
float4 main() : SV_Target { return o; }

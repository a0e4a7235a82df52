// -T ps_6_0 -spirv => spirv
[[vk::ext_storage_class(6)]] static float4 o = 3;
float4 main() : SV_Target { return o; }

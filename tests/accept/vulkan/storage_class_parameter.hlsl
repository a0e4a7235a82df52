// -T ps_6_0 -spirv => spirv
float4 f([[vk::ext_storage_class(3)]] out float4 o) { o = 1; return 2; }
float4 main() : SV_Target { float4 x; return f(x) + x; }

// -T ps_6_0 -spirv
[[vk::ext_decorate(30, 1)]] cbuffer C { float4 a; };
float4 main() : SV_Target { return a; }

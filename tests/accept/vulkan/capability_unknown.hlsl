// -T ps_6_0 -spirv
[[vk::ext_capability(9999)]] float4 main(float4 p : P) : SV_Target { return 1; }

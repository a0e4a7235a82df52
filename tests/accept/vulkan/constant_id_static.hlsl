// -T ps_6_0 -spirv => refused
[[vk::constant_id(0)]] static const float a = 1; //~ 43: error: specialization constant must be externally visible
float4 main() : SV_Target { return a; }

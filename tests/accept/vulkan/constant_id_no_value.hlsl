// -T ps_6_0 -spirv => refused
[[vk::constant_id(0)]] const float a; //~ 36: error: missing default value for specialization constant
float4 main() : SV_Target { return a; }

// -T ps_6_0 -spirv => refused
[[vk::constant_id("a")]] const float g = 1; //~ 3: error: 'constant_id' attribute requires an integer constant
float4 main() : SV_Target { return g; }

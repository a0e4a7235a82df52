// -T ps_6_0 -spirv => refused
static int q = 3;
float4 main([[vk::ext_decorate(q)]] float4 a : A) : SV_Target { return 1; } //~ 15: error: 'ext_decorate' attribute requires an integer constant

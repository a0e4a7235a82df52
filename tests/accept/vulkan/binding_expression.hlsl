// -T ps_6_0 -spirv => spirv
static const int k = 3; [[vk::constant_id(k)]] const float g = 1; [[vk::binding(k+1, k)]] Texture2D t;
float4 main() : SV_Target { return g + t.Load(0); }

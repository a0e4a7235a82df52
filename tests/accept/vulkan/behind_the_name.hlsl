// -T ps_6_0 => dxil spirv
struct Constants { float4 tint; float scale [[vk::offset(64)]]; }; //~ 47: warning: 'offset' attribute ignored [-Wignored-attributes]
ConstantBuffer<Constants> constants [[vk::binding(3, 1)]]; //~ 39: warning: 'binding' attribute ignored [-Wignored-attributes]
Texture2D image [[vk::binding(4, 1)]]; //~ 19: warning: 'binding' attribute ignored [-Wignored-attributes]
SamplerState linearly [[vk::binding(5, 1)]]; //~ 25: warning: 'binding' attribute ignored [-Wignored-attributes]
float4 main(float2 uv [[vk::location(2)]] : UV) : SV_Target //~ 25: warning: 'location' attribute ignored [-Wignored-attributes]
{
    return image.Sample(linearly, uv) * constants.tint * constants.scale;
}

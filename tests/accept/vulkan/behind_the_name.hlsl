// -T ps_6_0 => dxil spirv
struct Constants { float4 tint; float scale [[vk::offset(64)]]; };
ConstantBuffer<Constants> constants [[vk::binding(3, 1)]];
Texture2D image [[vk::binding(4, 1)]];
SamplerState linearly [[vk::binding(5, 1)]];
float4 main(float2 uv [[vk::location(2)]] : UV) : SV_Target
{
    return image.Sample(linearly, uv) * constants.tint * constants.scale;
}

// -T ps_6_0 -E main => dxil spirv
namespace n
{
    struct Light { float4 colour; };
    cbuffer Scene : register(b3)
    {
        Light light;
        float4 offset;
        float4 both() { return light.colour + offset; }
    }
    float4 inside() { return light.colour; }
}
float4 main() : SV_Target { return light.colour + ::offset + both() + n::inside(); }

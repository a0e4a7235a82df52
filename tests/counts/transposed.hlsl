// -T vs_6_0 -E main
// Products with transposed matrices.
cbuffer Frame { float4x4 world; float3x3 tangents; };

struct Varyings { float4 position : SV_Position; float3 normal : NORMAL; float3 other : OTHER; };

Varyings main(float3 position : POSITION, float3 normal : NORMAL)
{
    Varyings o;
    o.position = mul(transpose(world), float4(position, 1));
    o.normal = mul(transpose(tangents), normal);
    o.other = mul(transpose((float3x3)world), normal);
    return o;
}

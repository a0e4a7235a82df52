// -T vs_6_0 -E main
// Three products in a row, and one with the upper three rows and columns.
cbuffer Frame { float4x4 world; float4x4 view; float4x4 projection; };

struct Vertex { float3 position : POSITION; float3 normal : NORMAL; };
struct Varyings { float4 position : SV_Position; float3 normal : NORMAL; };

Varyings main(Vertex v)
{
    Varyings o;
    o.position = mul(projection, mul(view, mul(world, float4(v.position, 1))));
    o.normal = mul((float3x3)world, v.normal);
    return o;
}

// -T vs_6_0 -E main
// Vectors on the left.
cbuffer Frame { float4x4 world; float4x4 view; float4x4 projection; };

struct Vertex { float3 position : POSITION; float3 normal : NORMAL; };
struct Varyings { float4 position : SV_Position; float3 normal : NORMAL; };

Varyings main(Vertex v)
{
    Varyings o;
    o.position = mul(mul(mul(float4(v.position, 1), world), view), projection);
    o.normal = normalize(mul(v.normal, (float3x3)world));
    return o;
}

// A shader of ray tracing whose payload comes by address, and a resource.
struct Payload
{
    float4 color;
    uint depth;
};

StructuredBuffer<float4> Colors : register(t0);

[shader("miss")]
void missed(inout Payload p)
{
    p.color = Colors[p.depth];
}

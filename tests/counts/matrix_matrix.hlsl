// -T vs_6_0 -E main
// A product of matrices ahead of that with a vector.
cbuffer Frame { float4x4 world; float4x4 view; float4x4 projection; };

float4 main(float3 position : POSITION) : SV_Position
{
    float4x4 world_to_clip = mul(projection, mul(view, world));
    return mul(world_to_clip, float4(position, 1));
}

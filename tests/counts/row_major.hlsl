// -T vs_6_0 -E main -Zpr
// As `matrix_chain`, stored by rows.
cbuffer Frame { float4x4 world; float4x4 view; float4x4 projection; };

float4 main(float3 position : POSITION) : SV_Position
{
    return mul(projection, mul(view, mul(world, float4(position, 1))));
}

// A vertex shader with a matrix from a constant buffer, structs of structs between the stages.
// vertex: vs
// pixel: ps
// target 0: rgba32float 2x2
// draw: 3
// bind b0: constant float[16] 2 0 0 0  0 2 0 0  0 0 1 0  -1 -1 0 1
// attribute POSITION: float3[3] 0 0 0  2 0 0  0 2 0
// attribute NORMAL: float3[3] 1 0 0  1 0 0  1 0 0
// attribute TEXCOORD: float2[3] 0 0  2 0  0 2
// expect target 0 within 1e-4: 0.25 0.75 1 0  0.75 0.75 1 0  0.25 0.25 1 0  0.75 0.25 1 0

cbuffer View : register(b0)
{
    float4x4 view;
};
struct Vertex
{
    float3 place : POSITION;
    float3 normal : NORMAL;
    float2 uv : TEXCOORD0;
};
struct Surface
{
    float3 normal : NORMAL;
    float2 uv : TEXCOORD0;
};
struct Pixel
{
    float4 place : SV_Position;
    Surface surface;
};

Pixel vs(Vertex input)
{
    Pixel output;
    output.place = mul(view, float4(input.place, 1));
    output.surface.normal = input.normal;
    output.surface.uv = input.uv;
    return output;
}

float4 ps(Pixel input) : SV_Target
{
    return float4(input.surface.uv, input.surface.normal.xy);
}

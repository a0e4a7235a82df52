// Sample chooses the level by the derivatives, SampleBias moves it, CalculateLevelOfDetail tells it.
// vertex: vs
// pixel: ps
// target 0: rgba32float 2x2
// draw: 3
// bind t0: texture2d r32float 4x4 mips 3 16*1 4*2 3
// bind s0: sampler point clamp
// expect target 0 within 1e-2: 2 3 1 1  2 3 1 1  2 3 1 1  2 3 1 1

struct Pixel
{
    float4 place : SV_Position;
    float2 uv : TEXCOORD0;
};
Texture2D<float> map : register(t0);
SamplerState point_sampler : register(s0);

Pixel vs(uint id : SV_VertexID)
{
    Pixel output;
    output.uv = float2((id << 1) & 2, id & 2);
    output.place = float4(output.uv * 2 - 1, 0, 1);
    return output;
}

float4 ps(Pixel input) : SV_Target
{
    float level = map.CalculateLevelOfDetail(point_sampler, input.uv);
    return float4(map.Sample(point_sampler, input.uv), map.SampleBias(point_sampler, input.uv, 1), level, 1);
}

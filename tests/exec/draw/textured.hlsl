// A picture drawn over the target, upside down, by a sampler.
// vertex: vs
// pixel: ps
// target 0: rgba32float 2x2
// draw: 3
// bind t0: texture2d rgba32float 2x2 iota
// bind s0: sampler point clamp
// expect target 0: 8 9 10 11  12 13 14 15  0 1 2 3  4 5 6 7

struct Pixel
{
    float4 place : SV_Position;
    float2 uv : TEXCOORD0;
};
Texture2D<float4> map : register(t0);
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
    return map.Sample(point_sampler, input.uv);
}

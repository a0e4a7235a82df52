// The sky behind everything.
#include "frame.hlsli"

float4 main(float4 position : SV_Position, float3 direction : DIRECTION) : SV_Target
{
    float height = saturate(normalize(direction).y);
    return float4(lerp(float3(0.9, 0.9, 1), float3(0.2, 0.4, 0.9), height), 1);
}

// Fog that grows with the distance.
float3 fog(float3 colour, float range)
{
    return lerp(float3(0.7, 0.75, 0.8), colour, exp(-range * 0.01));
}

// Light of the sun on a matt surface.
#include "../frame.hlsli"

float lambert(float3 normal)
{
    return saturate(dot(normal, Sun)) + 0.1;
}

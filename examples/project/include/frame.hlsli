// What all shaders know of a frame.
#ifndef FRAME
#define FRAME

cbuffer Frame : register(b0)
{
    float4x4 ViewProjection;
    float3 Eye;
    float3 Sun;
};

#endif

// The constant blocks of a frame, a view and a draw.
#ifndef ENGINE_CONSTANTS
#define ENGINE_CONSTANTS
#include "platform.hlsli"

static const uint MAX_CASCADES = 4;

struct Camera
{
    float4x4 view;
    float4x4 projection;
    float4x4 view_projection;
    float4x4 inverse_view_projection;
    float4x4 previous_view_projection;
    float3 position;
    float near_plane;
    float3 forward;
    float far_plane;
    float2 jitter;
    float2 size;
};

struct Cascade
{
    float4x4 matrix_of_shadow;
    float4 scale_and_offset;
    float depth_bias;
    float split;
    float2 texel;
};

CONSTANTS(FrameConstants, 0)
{
    float time;
    float delta;
    uint frame;
    uint light_count;
    float4 ambient[7];
    uint lights_index;
    uint materials_index;
    uint instances_index;
    uint noise_index;
    float3 fog_colour;
    float fog_density;
    float exposure;
    float3 wind;
};

CONSTANTS(ViewConstants, 1)
{
    Camera camera;
    Cascade cascades[MAX_CASCADES];
    uint shadow_map_index;
    uint depth_index;
    uint output_index;
    uint flags;
};

struct DrawConstants
{
    uint instance;
    uint material;
    uint vertices;
    uint first_index;
};
ConstantBuffer<DrawConstants> draw : register(b2);

SHARED_ENUM(Feature)
{
    None = 0,
    Shadows = 1,
    Fog = 2,
    NormalMap = 4,
    Emissive = 8,
    TwoSided = 16,
    AlphaTest = 32,
    All = 63,
};

bool has(Feature wanted)
{
    return (flags & (uint)wanted) != 0;
}

SamplerState linear_wrap : register(s0);
SamplerState linear_clamp : register(s1);
SamplerState point_clamp : register(s2);
SamplerComparisonState shadow_sampler : register(s3);

#endif

// -T ps_6_0 -E main => dxil spirv
// A type may have the name of a built-in one of 16 bits where those are not native, as in headers for older shader models, and
// the name of an object of effects.

typedef min16float float16_t;
typedef min16float2 float16_t2;
typedef min16uint uint16_t;

struct Texture
{
    uint id;
    float2 size;
};

struct BlendState
{
    float4 factor;
};

float16_t squared(float16_t x)
{
    return x * x;
}

float4 main(float4 at : A) : SV_Target
{
    Texture texture_of = { 1, float2(2, 3) };
    BlendState blend = { at };
    float16_t2 pair = (float16_t2)at.xy;
    uint16_t index = (uint16_t)texture_of.id;
    return squared(float16_t(at.x)) + pair.x + index + texture_of.size.x + blend.factor;
}

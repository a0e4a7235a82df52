// -T ps_6_0 -E main => dxil spirv
// `half` is the name of a type and no keyword: variables, parameters and members may have it, as in the half vector of a highlight.

struct Span
{
    float half;
};

float doubled(float half)
{
    return half * 2;
}

float4 main(float3 light : LIGHT, half3 eye : EYE) : SV_Target
{
    half weight = 0.5;
    float3 half = normalize(light + eye), full = 2 * half;
    for (uint size = 4; size > 0; size >>= 1)
    {
        uint half = size / 2;
        full.x += half;
    }
    Span span;
    span.half = 2;
    return dot(half, full) * weight + doubled(span.half);
}

// -T ps_6_0 -E main -spirv => refused
Texture2D t;
SamplerComparisonState s;
float4 main(float2 at : A) : SV_Target
{
    return t.GatherCmpAlpha(s, at, 0.5); //~ 14: error: no equivalent for GatherCmpAlpha intrinsic method in Vulkan
}

// -T ps_6_0 -E main -spirv => refused
Texture2D t;
SamplerComparisonState s;
float4 main(float2 at : A) : SV_Target
{
    return t.GatherCmpGreen(s, at, 0.5); //~ 14: error: no equivalent for GatherCmpGreen intrinsic method in Vulkan
}

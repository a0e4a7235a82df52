// -T ps_6_6 -E main -spirv => spirv
float4 main(bool primitive : SV_PrimitiveID, bool layer : SV_RenderTargetArrayIndex, bool viewport : SV_ViewportArrayIndex,
            bool sample : SV_SampleIndex, bool rate : SV_ShadingRate) : SV_Target
{
    return primitive + layer + viewport + sample + rate;
}

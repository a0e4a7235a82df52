// -T ps_6_6 => refused
float2x2 which;
Texture2D image;
float4 main(float2 uv : UV) : SV_Target
{
    SamplerState chosen = SamplerDescriptorHeap[which]; //~ 48: error: no viable overloaded operator[] for type '.Sampler'
    return image.Sample(chosen, uv);
}

// -T ps_6_2 -E main -enable-16bit-types => dxil spirv
Texture2D t;
float4 main() : SV_Target
{
    uint16_t w, h;
    t.GetDimensions(w, h);
    return w;
}

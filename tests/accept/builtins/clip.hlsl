// -T ps_6_6 => dxil spirv
float4 main(nointerpolation uint id : ID) : SV_Target
{
    float v0 = (float)(id + 1);
    clip(v0);
    return 1;
}

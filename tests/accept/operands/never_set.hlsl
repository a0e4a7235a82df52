// -T ps_6_0 -E main => dxil spirv
float4 main() : SV_Target {
    uint i;
    float r = 0;
    if (i < 256) r = 3;
    return r;
}

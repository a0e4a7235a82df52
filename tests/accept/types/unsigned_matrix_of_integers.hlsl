// -T ps_6_0 -E main => dxil spirv
float4 main() : SV_Target {
    unsigned int1x2 a = 1;
    return a[0].x;
}

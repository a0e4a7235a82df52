// -T ps_6_0 -E main -Wno-uninitialized => dxil spirv
float4 main(float at : A) : SV_Target {
    float2 x = x + at;
    return at;
}

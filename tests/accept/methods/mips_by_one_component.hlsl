// -T ps_6_0 -E main => dxil spirv
Texture2D t;
float4 main(float1 m : M) : SV_Target {
    return t.mips[m][uint2(0, 0)];
}

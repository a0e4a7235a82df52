// -T ps_6_0 -E main => refused
float4 main(float2 uv : UV) : SV_Target {
    uint3(uv); //~ 11: error: redefinition of 'uv' with a different type: 'vector<uint, 3>' vs 'vector<float, 2>'
    return 0;
}

// -T ps_6_0 -E main => refused
float4 main() : SV_Target {
    const half_of = 0.5; //~ 11: error: HLSL requires a type specifier for all declarations
    return half_of;
}

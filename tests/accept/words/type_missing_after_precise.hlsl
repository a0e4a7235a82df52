// -T ps_6_0 -E main => refused
float4 main() : SV_Target {
    precise sum = 1; //~ 13: error: HLSL requires a type specifier for all declarations
    return sum;
}

// -T ps_6_0 -E main => refused
float4 main() : SV_Target {
    unsigned float2 a; //~ 5: error: 'float' cannot be signed or unsigned
    return 1;
}

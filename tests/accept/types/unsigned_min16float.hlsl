// -T ps_6_0 -E main => refused
float4 main() : SV_Target {
    unsigned min16float a; //~ 5: error: 'min16float' cannot be signed or unsigned
    return 1;
}

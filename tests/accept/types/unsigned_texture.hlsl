// -T ps_6_0 -E main => refused
float4 main() : SV_Target {
    unsigned Texture2D a; //~ 5: error: 'Texture2D' cannot be signed or unsigned
    return 1;
}

// -T ps_6_0 -E main => refused
Texture2D source;
float4 main() : SV_Target {
    source = 1; //~ 12: error: cannot convert from 'literal int' to 'Texture2D'
    return 0;
}

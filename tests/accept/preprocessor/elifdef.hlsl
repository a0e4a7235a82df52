// -T ps_6_0 -E main => refused
#if 1
#elifdef NAME //~ 2: error: invalid preprocessing directive
#endif
float4 main() : SV_Target {
    return 1;
}

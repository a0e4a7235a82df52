// -T ps_6_0 -E main => refused
float4 main(float v = 1 : V) : SV_Target { //~ 25: error: expected ')'
    return v;
}

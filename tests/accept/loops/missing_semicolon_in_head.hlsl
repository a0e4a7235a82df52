// -T ps_6_0 -E main => refused
float4 main() : SV_Target {
    float sum = 0;
    for (int i = 0
         i < 4; ++i) { //~ 10: error: expected ';' in 'for' statement specifier
        sum += i;
    }
    return sum;
}

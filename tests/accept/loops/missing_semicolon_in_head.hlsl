// -T ps_6_0 -E main
float4 main() : SV_Target {
    float sum = 0;
    for (int i = 0
         i < 4; ++i) {
        sum += i;
    }
    return sum;
}

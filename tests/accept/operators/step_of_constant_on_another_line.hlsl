// -T ps_6_0 -E main
float4 main() : SV_Target {
    const int k = 3;
    k
        ++;
    return k;
}

// -T ps_6_0 -E main => refused
float4 main() : SV_Target {
    const int k = 3;
    k
        ++; //~ 9: error: cannot assign to variable 'k' with const-qualified type 'const int'
    return k;
}

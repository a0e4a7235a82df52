// -T ps_6_0 -E main => refused
float4 main(float4 a : A) : SV_Target {
#ifdef FOO //~ 2: error: unterminated conditional directive
    return 1;
}

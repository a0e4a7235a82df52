// -T ps_6_0 -E main => refused
float4 main() : SV_Target {
    typedef int Q;
    typedef float Q; //~ 19: error: typedef redefinition with different types ('float' vs 'int')
    Q x = 1;
    return x;
}

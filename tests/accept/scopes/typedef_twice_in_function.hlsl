// -T ps_6_0 -E main => dxil spirv
float4 main() : SV_Target {
    typedef int Q;
    typedef int Q;
    using R = float;
    using R = float;
    Q x = 1;
    R y = x;
    return y;
}

// -T ps_6_0 -E main -HV 2021 => refused
float4 main() : SV_Target {
    using number = int //~ 23: error: expected ';' after alias declaration
    return 0;
}

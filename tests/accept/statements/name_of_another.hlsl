// -T ps_6_0 -E main => dxil
float4 f() { return 1; }
float4 main() : SV_Target
{
    f; //~ 5: warning: expression result unused [-Wunused-value]
    return 1;
}

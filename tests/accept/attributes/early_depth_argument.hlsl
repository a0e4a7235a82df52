// -T ps_6_0 -E main => refused
[earlydepthstencil(1)] //~ 2: error: 'earlydepthstencil' attribute takes no arguments
float4 main() : SV_Target
{
    return 1;
}

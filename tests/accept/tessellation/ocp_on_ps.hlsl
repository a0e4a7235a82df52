// -T ps_6_0 -E main => refused
[outputcontrolpoints(3)] //~ 2: error: attribute outputcontrolpoints only valid for HS.
float4 main() : SV_Target
{
    return 0;
}

// -T ps_6_0 -E main => refused
float4 main(float4 p : SV_Position) : SV_Target
{
    return EvaluateAttributeCentroid(p); //~ 12: error: ps_6_0 does not support pull-model evaluation of position.
}

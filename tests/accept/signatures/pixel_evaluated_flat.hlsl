// -T ps_6_0 -E main => refused
float4 main(nointerpolation float4 p : P) : SV_Target
{
    return EvaluateAttributeAtSample(p, 1); //~ 12: error: Interpolation mode on P used with eval_* instruction must be linear, linear_centroid, linear_noperspective, linear_noperspective_centroid, linear_sample or linear_noperspective_sample.
}

// -T ps_6_0 -E main => refused //~ error: Interpolation mode for PS input position must be linear_noperspective_centroid or linear_noperspective_sample when outputting oDepthGE or oDepthLE and not running at sample frequency (which is forced by inputting SV_SampleIndex or declaring an input linear_sample or linear_noperspective_sample).
float4 main(float4 position : SV_Position, out float depth : SV_DepthGreaterEqual) : SV_Target {
    depth = position.z;
    return position;
}

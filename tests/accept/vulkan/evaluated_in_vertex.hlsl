// -T vs_6_0 -spirv => refused
float4 main(float4 p : P) : SV_Position { return EvaluateAttributeCentroid(p); } //~ 50: error: EvaluateAttributeCentroid intrinsic function unimplemented

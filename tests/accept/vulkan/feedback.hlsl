// -T ps_6_5 -spirv => refused
FeedbackTexture2D<SAMPLER_FEEDBACK_MIN_MIP> f; Texture2D t; SamplerState s;
float4 main(float2 u:U) : SV_Target { f.WriteSamplerFeedback(t, s, u); return 1; } //~ 41: error: intrinsic 'WriteSamplerFeedback' method unimplemented

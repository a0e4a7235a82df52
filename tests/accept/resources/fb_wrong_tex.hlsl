// -T ps_6_5 -E main => refused
FeedbackTexture2D<SAMPLER_FEEDBACK_MIN_MIP> f; Texture2DArray t; SamplerState s;
float4 main(float2 uv : UV) : SV_Target { f.WriteSamplerFeedback(t, s, uv); return 1; } //~ 45: error: no matching member function for call to 'WriteSamplerFeedback'

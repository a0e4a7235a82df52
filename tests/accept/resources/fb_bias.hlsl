// -T ps_6_5 -E main => dxil
FeedbackTexture2D<SAMPLER_FEEDBACK_MIP_REGION_USED> f; Texture2D t; SamplerState s;
float4 main(float2 uv : UV) : SV_Target { f.WriteSamplerFeedbackBias(t, s, uv, 0.5); f.WriteSamplerFeedbackBias(t, s, uv, 0.5, 1.0); return 1; }

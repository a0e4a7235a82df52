// -T ps_6_5 -E main => dxil
FeedbackTexture2DArray<SAMPLER_FEEDBACK_MIN_MIP> f; Texture2DArray t; SamplerState s;
float4 main(float3 uv : UV) : SV_Target { f.WriteSamplerFeedback(t, s, uv); f.WriteSamplerFeedbackLevel(t, s, uv, 1); return 1; }

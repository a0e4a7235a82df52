// -T ps_6_5 -E main => dxil
FeedbackTexture2D<SAMPLER_FEEDBACK_MIP_REGION_USED> f; Texture2D t; SamplerState s;
float4 main(float2 uv : UV) : SV_Target { f.WriteSamplerFeedbackGrad(t, s, uv, uv, uv); f.WriteSamplerFeedbackGrad(t, s, uv, uv, uv, 1.0); return 1; }

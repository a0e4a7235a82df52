// -T cs_6_5 -E main => dxil
FeedbackTexture2D<SAMPLER_FEEDBACK_MIN_MIP> f; Texture2D t; SamplerState s;
[numthreads(1,1,1)] void main(uint3 id : SV_DispatchThreadID) { f.WriteSamplerFeedbackLevel(t, s, float2(id.xy), 2.0); }

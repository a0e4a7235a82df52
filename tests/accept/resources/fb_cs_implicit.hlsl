// -T cs_6_5 -E main => refused
FeedbackTexture2D<SAMPLER_FEEDBACK_MIN_MIP> f; Texture2D t; SamplerState s;
[numthreads(1,1,1)] void main(uint3 id : SV_DispatchThreadID) { f.WriteSamplerFeedback(t, s, float2(id.xy)); } //~ 65: error: Opcode WriteSamplerFeedback not valid in shader model cs_6_5.
